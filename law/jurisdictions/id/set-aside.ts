import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
  probationRevoked,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { perhapsStillOwed } from '../../vocabulary/money.ts';
import { on } from '../../vocabulary/order.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { sentenceOver, sentenceRuns, waited } from '../../vocabulary/waiting.ts';
import { cite, partUntold, under } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/** § 18-8304(1)(a). These always call for registration. */
const listedWhole = `
  18-919 18-925 18-1505B 18-1506 18-1506A 18-1508–18-1508D 18-1509A 18-5605 18-5609–18-5611 18-6101 18-6104 18-6110
  18-6601–18-6604 18-8602–18-8610
`;
/** Of these only the felony, ones with the aim of a sex crime, or ones against a child. */
const listedAsFelony = '18-1507 18-4116';
const listedByAim = '18-4003 18-4502';
const listedByAimOrAnother = '18-909 18-911';
const listedOfChild = '18-4503 18-6605';

/** Told in words alone: of the felonies most are listed, of the misdemeanors hardly any. */
const worded: FactCondition = (matter) => {
  const grave = ask(felony, matter);
  const path = matter.charge.path('registrable');
  if (grave === always) return assuming(said.registered, always, path);
  return grave === never ? assuming(said.notRegistered, never, path) : unknown(...grave.missing);
};

const listed = any(
  under(listedWhole, byKind([worded, 'sexual'])),
  all(under(listedAsFelony), felony),
  all(under(listedByAim), any(about('sexual'), readAs(never, said.noSexualAim))),
  all(
    under(listedByAimOrAnother),
    any(about('sexual'), () => judgement(said.sexualAim)),
  ),
  all(under(listedOfChild), any(about('child_victim'), readAs(never, said.notOfChild))),
);

/** A crime that calls for registration as a sex offender (§ 18-8304). */
const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable: told } = matter.charge;
  return told === undefined ? ask(listed, matter) : fact(told);
});

const notRegistrable = rule(
  'not-registrable',
  'It is not a crime that calls for registration as a sex offender',
  not(registrable),
  cite('19-2604(4)'),
  { otherwise: 'It is a crime that calls for registration as a sex offender' },
);

const rider = chargeFact('rider', false, said.noRider);
const riderAsked = chargeFactAsked('rider');

/**
 * § 19-2604(1)(a): judgment withheld, the sentence suspended, or no term to serve. Whoever went straight to prison, or
 * served all of a jail term, is not among them.
 */
const termNotServed: FactCondition = (matter) => {
  const { charge } = matter;
  const { sentence } = charge;
  if (sentence === undefined) return unknown(charge.path('sentence'));
  const suspended = sentence.includes('suspended') || sentence.includes('probation');
  // Prison and probation without a suspended sentence is most often a “rider”: only the person can tell.
  if (sentence.includes('prison'))
    return suspended ? ask(not(sentence.includes('suspended') ? rider : riderAsked), matter) : never;
  if (sentence.includes('jail') && !suspended) {
    const minor = ask(ofLevel('misdemeanor'), matter);
    // A felon who served county jail alone was not sent to the board of correction.
    return minor === always ? never : minor === never ? always : unknown(...minor.missing);
  }
  return always;
};

const heldBack = any(ended('deferred'), termNotServed);

const violated = any(probationRevoked, chargeFact('probationViolated', false, said.noViolation));
const clean = any(not(violated), chargeFact('drugCourt', false, said.noDrugCourt));

/** While probation runs it turns on the judge. */
const overOrNotNeeded: Condition = (matter) =>
  sentenceRuns(matter) ? judgement(said.probationNoLongerNeeded) : ask(sentenceOver, matter);

const toldDismissed = chargeFact('setAside', false, said.notDismissedYet);

const dismissedAlready: FactCondition = (matter) =>
  matter.charge.facts?.dismissedAs === 'deferred' ? always : ask(toldDismissed, matter);

const setAside = relief({
  id: 'id-set-aside',
  name: 'Setting aside the plea or conviction and dismissing the case',
  kind: 'set_aside',
  // A pardon takes nothing from whoever was found guilty.
  covers: all(inAdultCourt, ended('convicted', 'deferred', 'pardoned'), ofLevel('misdemeanor', 'felony')),
  rules: [
    rule(
      'sentence-held-back',
      'Your judgment was withheld, your sentence suspended, or you got no jail or prison term',
      heldBack,
      cite('19-2604(1)(a)'),
      { otherwise: 'You were sent to serve your whole term, or to prison before probation' },
    ),
    rule(
      'no-violation',
      'No judge found that you broke your probation, and you did not admit it in court. Or you graduated from drug or mental health court',
      clean,
      cite('19-2604(1)(b)'),
      { otherwise: 'A judge found that you broke your probation, or you admitted it in court' },
    ),
    rule(
      'probation-over',
      'Your probation is over, or the judge finds that you no longer need it',
      overOrNotNeeded,
      cite('19-2604(1)(b)'),
    ),
    rule(
      'nothing-owed',
      'What the judge ordered is paid, or the judge sees good cause without it',
      all(perhapsStillOwed('fines', said.moneyOwed), perhapsStillOwed('restitution', said.moneyOwed)),
      cite('19-2604(1)(b)'),
    ),
    rule(
      'not-done-yet',
      'The case was not dismissed this way before',
      not(dismissedAlready),
      cite('19-2604(1)(b)'),
      {
        otherwise: 'The case was set aside and dismissed already',
      },
    ),
    notRegistrable,
  ],
  effect:
    'The judge takes back the plea or conviction and dismisses the case. You get back your civil rights.',
  limits: [
    how.notErased,
    'It can still count as an earlier conviction, for example in a new DUI case.',
    'You cannot then have the police record expunged as a dismissed case.',
  ],
  cautions: [
    'The judge decides and must see good cause.',
    'You can ask even while on probation. Many judges want it over first.',
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Write a motion to the court that sentenced you, under the old case number. Ask for relief under § 19-2604(1).',
    'Say that you kept all terms and why it would help you. Give the prosecutor a copy.',
    'Go to the hearing if there is one.',
  ],
});

/** § 19-2604(3)(c): the prosecutor has to agree to these even after five years. */
const prosecutorMustAgree = any(
  partUntold('18-4006(1)'),
  under(
    '18-909 18-911 18-1509 18-4001 18-4003 18-4006(1) 18-4014 18-4015 18-4502 18-6501 37-2732B 18-1353A 18-3317 18-5003 18-3320',
    byKind(
      [() => always, 'homicide', 'robbery'],
      [onlySectionTells, 'kidnapping', 'assault', 'violent', 'drug_sale', 'weapon', 'child_victim'],
    ),
  ),
);

const wasOnProbation = sentencedTo('probation', 'suspended');

const reduction = relief({
  id: 'id-felony-reduction',
  name: 'Making a felony a misdemeanor',
  kind: 'rights',
  alternative: true,
  covers: all(inAdultCourt, ended('convicted'), felony),
  rules: [
    rule(
      'waited',
      '5 years have passed since you were let go from probation, or the prosecutor agrees',
      waited(years(5)).since('completed'),
      cite('19-2604(3)(b)'),
    ),
    rule(
      'prosecutor-not-needed',
      'It is not one of the grave felonies for which the prosecutor has to agree, or the prosecutor agrees',
      openIf(prosecutorMustAgree, said.prosecutorAgrees),
      cite('19-2604(3)(c)'),
    ),
    rule(
      'no-later-felony',
      'You were not convicted of a felony after this one',
      all(
        not(endedLater(all(inAdultCourt, ended('convicted', 'pardoned'), felony))),
        noneSuchElsewhere({ felonies: true, since: on('disposition') }),
      ),
      cite('19-2604(3)(d)'),
    ),
    rule(
      'was-on-probation',
      'You were on probation and were let go from it',
      wasOnProbation,
      cite('19-2604(3)(a)'),
      {
        otherwise: 'You were not on probation',
      },
    ),
    requires(nothingPending, cite('19-2604(3)(d)')),
    notRegistrable,
  ],
  effect:
    'The felony becomes a misdemeanor conviction. After a “rider” a judge may do the same under § 19-2604(2).',
  limits: ['The conviction stays on your record, as a misdemeanor.'],
  // § 19-2604(3)(d)
  cautions: ['The judge must find good cause, and may say no.'],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Ask the court that sentenced you, in writing, under § 19-2604(3). You must have been on probation and let go from it.',
  ],
});

export const setAsideReliefs: readonly Relief[] = [setAside, reduction];

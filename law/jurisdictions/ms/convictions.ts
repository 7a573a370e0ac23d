import { all, type Condition, not } from '../../engine/condition.ts';
import { always, blocked, blockedPerhaps, judgement, type When } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { nothingClearedBefore } from '../../vocabulary/cleared-before.ts';
import { atMost, clearedBefore, freeOfConvictionFor, noMoreThan } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { convictedElsewhereEarlier, endedEarlier, endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { lowerCourtFee, notifyDistrictAttorney, petition } from './how.ts';
import {
  drankUnderAge,
  drunkDriving,
  laterDui,
  leftOut,
  notDui,
  procuring,
  sexOffense,
  traffic,
  violent,
  withChildInCar,
} from './offenses.ts';
import { said } from './said.ts';

const small = ofLevel('misdemeanor', 'infraction');
const aMisdemeanor = all(convictedOrPardoned, small, notDui);
const aFelony = all(convictedOrPardoned, felony);
const counts = all(convictedOrPardoned, crime, not(about('traffic')));

const isMisdemeanor = rule(
  'is-misdemeanor',
  'It was a misdemeanor',
  openIf(infraction, said.ticket),
  cite('99-19-71(1)'),
);

export const notSexOffense = rule(
  'not-sex-offense',
  'It is not a sex offense that calls for registering',
  not(sexOffense),
  cite('45-33-55; § 45-33-23(h)'),
  { otherwise: 'It is a sex offense that calls for registering' },
);

const firstOffender = all(
  not(endedEarlier(counts)),
  openIf(endedLater(counts), said.laterConviction),
  not(convictedElsewhereEarlier(said.convictedElsewhere)),
  nothingClearedBefore(said.clearedBefore),
);

const firstMisdemeanor = relief({
  ...petition,
  id: 'ms-first-misdemeanor',
  name: 'Expunge a first misdemeanor',
  covers: aMisdemeanor,
  rules: [
    requires(caseOver, cite('99-19-71(1)')),
    isMisdemeanor,
    rule('not-traffic', 'It was not a traffic violation', not(traffic), cite('99-19-71(1)'), {
      otherwise: 'It was a traffic violation',
    }),
    notSexOffense,
    rule(
      'first-offender',
      'You are a first offender: you had no conviction before',
      firstOffender,
      cite('99-19-71(1), (3)'),
      { otherwise: 'You had a conviction before this one' },
    ),
  ],
  cautions: [
    phrase.judgeMaySayNo,
    'Finish your sentence and pay first: courts ask for a paper that nothing is owed.',
  ],
});

const goodYears = relief({
  ...petition,
  id: 'ms-misdemeanor-two-years',
  name: 'Expunge misdemeanors of a justice or city court after two good years',
  covers: aMisdemeanor,
  rules: [
    rule(
      'lower-court',
      'A justice court or a municipal court convicted you',
      chargeFact('lowerCourt', true, said.lowerCourt),
      cite('9-11-15(3); § 21-23-7(6)'),
      { otherwise: 'A county or circuit court convicted you' },
    ),
    isMisdemeanor,
    rule(
      'two-good-years',
      '2 years have passed since your last conviction in any court',
      freeOfConvictionFor(years(2), all(inAdultCourt, crime)),
      cite('9-11-15(3); § 21-23-7(6)'),
      { otherwise: '2 years must pass since your last conviction in any court' },
    ),
    notSexOffense,
  ],
  effect:
    'You stand as though you had never been convicted, and may say so. It can take in all your misdemeanors of that court.',
  limits: [
    'Police keep their own secret records. It does not change your driving record.',
    phrase.privateCopies,
  ],
  cautions: ['You must show in court that you changed, and that it is good for all. The judge may say no.'],
  fee: lowerCourtFee,
});

const excluded = (holds: Condition, id: string, text: string, otherwise: string, from?: string) =>
  rule(id, text, holds, cite('99-19-71(2)(a)'), { otherwise, ...(from && { from }) });

const oneFelony = relief({
  ...petition,
  id: 'ms-felony',
  name: 'Expunge one felony',
  pick: {
    id: 'one-felony',
    text: 'Mississippi expunges one felony in your life. Those of one event count as one.',
    cite: cite('99-19-71(2)'),
    n: 1,
    byCase: true,
  },
  covers: aFelony,
  rules: [
    rule(
      'waited-five-years',
      '5 years have passed since your whole sentence ended',
      waited(years(5)).since('completed'),
      cite('99-19-71(2)(a)'),
      { until: '2026-06-30', otherwise: '5 years must pass since your whole sentence ended' },
    ),
    requires(waited(years(3)).since('completed'), cite('99-19-71(2)(a); HB 1546 of 2026'), {
      from: '2026-07-01',
    }),
    requires(paid('fines'), cite('99-19-71(2)(a)')),
    // A term of the sentence like any other: the years run from when all of them are met.
    requires(paid('restitution'), cite('99-19-71(2)(a)')),
    excluded(
      not(violent),
      'not-violent',
      'It is not a crime of violence (§ 97-3-2)',
      'It is a crime of violence (§ 97-3-2)',
    ),
    excluded(notDui, 'not-dui', 'It is not a third or later DUI', 'It is a felony DUI'),
    excluded(
      not(leftOut),
      'not-left-out',
      'It is none of the other felonies that the law leaves out',
      'It is one of the felonies that the law leaves out',
    ),
    excluded(
      not(procuring),
      'not-procuring',
      'It was not for getting others to sell sex (§ 97-29-51)',
      'It was for getting others to sell sex (§ 97-29-51)',
      '2026-07-01',
    ),
    notSexOffense,
    rule(
      'not-as-official',
      'You did not do it as a public official',
      openIf(about('official_misconduct'), said.publicOfficial),
      cite('99-19-71(2)'),
    ),
    rule(
      'no-felony-expunged',
      'You have not had a felony expunged before',
      noMoreThan(0, clearedBefore('felony')),
      cite('99-19-71(2)'),
      { otherwise: 'You have had a felony expunged before' },
    ),
  ],
  limits: [
    ...petition.limits,
    'You may have one felony expunged in your life. Those of one event count as one.',
  ],
  cautions: ['The judge must find that you changed your life, and may say no.'],
  first: askClerk,
  steps: [...petition.steps, notifyDistrictAttorney],
});

/** Only an open case of drunk driving stands in the way. */
const noOpenDui: Condition = ofWholeRecord(({ file, record }): When => {
  const { pendingCharges } = file.answers;
  const open = record.filter(({ charge }) => charge.isListed && charge.disposition === 'pending');
  if (open.some(({ charge }) => charge.offense?.includes('dui'))) return blocked(phrase.fix.waitForOpenCase);
  if (pendingCharges === undefined) return blockedPerhaps(phrase.fix.waitForOpenCase, 'pendingCharges');
  const isWhole = record.every(({ charge }) => charge.isListed);
  const known = isWhole && open.length > 0 && open.every(({ charge }) => charge.offense !== undefined);
  return pendingCharges && !known ? judgement(said.openDui) : always;
});

const dui = (part: string) => cite(`63-11-30(13)(a)${part}`);
const duiFact = (
  id: string,
  name: string,
  text: string,
  otherwise: string,
  presumed: keyof typeof said,
  part: string,
) => rule(id, text, not(chargeFact(name, false, said[presumed])), dui(part), { otherwise });

const firstDui = relief({
  ...petition,
  id: 'ms-first-dui',
  name: 'Expunge a first DUI',
  covers: all(convictedOrPardoned, misdemeanor, drunkDriving),
  pick: {
    id: 'one-dui',
    text: 'Mississippi expunges one DUI in your life.',
    cite: dui('(vi)'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(waited(years(5)).since('completed'), dui('')),
    requires(paid('fines'), dui('(i)')),
    requires(paid('restitution'), dui('(i)')),
    rule(
      'no-child-in-car',
      'It was not for driving drunk with a child in the car',
      not(withChildInCar),
      dui('; (12)'),
      { otherwise: 'It was for driving drunk with a child in the car' },
    ),
    duiFact(
      'took-test',
      'refusedTest',
      'You did not refuse the breath or blood test',
      'You refused the breath or blood test',
      'tookTest',
      '(ii)',
    ),
    duiFact(
      'low-alcohol',
      'highAlcohol',
      'The test showed less than 0.16 percent, or there was none',
      'The test showed 0.16 percent or more',
      'lowAlcohol',
      '(iii)',
    ),
    duiFact(
      'no-commercial-license',
      'commercialLicense',
      'You had no commercial driver’s license then',
      'You had a commercial driver’s license then',
      'noCommercialLicense',
      '',
    ),
    rule(
      'only-dui',
      'You had no other DUI, and none that was nonadjudicated',
      all(
        not(laterDui),
        atMost(1, all(inAdultCourt, drunkDriving)),
        not(endedEarlier(all(inAdultCourt, ended('deferred'), drunkDriving))),
        not(endedLater(all(inAdultCourt, ended('deferred'), drunkDriving))),
        noneElsewhere(judgement(said.duiElsewhere)),
        nothingClearedBefore(said.clearedBefore),
      ),
      dui('(iv), (vi)'),
      { otherwise: 'You had another DUI' },
    ),
    rule('no-open-dui', 'You have no open DUI case', noOpenDui, dui('(iv)'), {
      otherwise: 'You have an open DUI case',
    }),
  ],
  cautions: [
    'You must tell the judge why it should be expunged. The judge may say no. You can do this once.',
  ],
  fee: phrase.feeUnconfirmed,
  first: askClerk,
  steps: [
    petition.steps[0],
    'Write a petition that says why it should be expunged, and an order for the judge to sign.',
    'File it with the circuit court of the county where you were convicted.',
    petition.steps[3],
  ],
});

const minorAlcohol = relief({
  ...petition,
  id: 'ms-minor-alcohol',
  name: 'Expunge buying or having alcohol under age',
  covers: all(convictedOrPardoned, misdemeanor, about('alcohol_minor')),
  rules: [
    rule(
      'bought-or-had',
      'It was for buying or having beer or light wine, or for a false age',
      drankUnderAge,
      cite('67-3-70(1), (2), (6)'),
      { otherwise: 'It was not for buying or having beer or light wine under age' },
    ),
    requires(waited(years(1)).since('completed'), cite('67-3-70(6)')),
  ],
  cautions: ['The court must do it if you served your sentence and paid your fine.'],
  fee: lowerCourtFee,
});

const interventionCourt = relief({
  ...petition,
  id: 'ms-intervention-court',
  name: 'Expunge a conviction after drug court or another intervention court',
  covers: all(convictedOrPardoned, crime, chargeFact('interventionCourt', false, said.noInterventionCourt)),
  rules: [
    rule(
      'court-finished',
      'You finished the intervention court and your sentence',
      all(chargeFact('interventionCourt', false, said.noInterventionCourt), sentenceOver),
      cite('9-23-23; § 9-27-19'),
    ),
    requires(paid('fines'), cite('9-23-23')),
    rule('not-dui', 'It was not drunk driving', notDui, cite('9-23-23'), {
      otherwise: 'It was drunk driving',
    }),
    notSexOffense,
  ],
  fee: 'We found no fee.',
  first: task('ask_court', 'Ask the intervention court for its expungement order.'),
  steps: ['If there is none, ask the judge for it.'],
});

export const convictionReliefs: readonly Relief[] = [
  firstMisdemeanor,
  goodYears,
  firstDui,
  minorAlcohol,
  oneFelony,
  interventionCourt,
];

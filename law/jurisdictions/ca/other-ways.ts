import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, opposite } from '../../engine/when.ts';
import { cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  infraction,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells } from '../../vocabulary/readings.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { outOf, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, others } from '../../vocabulary/whole-record.ts';
import { pc } from './cites.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { violentFelony } from './grave-felonies.ts';
import {
  courtFee,
  dismissedEffect,
  fireCrewLimits,
  mayBeDenied,
  restitutionStays,
  unknownFee,
} from './how.ts';
import { forLife } from './no-time-limit.ts';
import { aMinor, driving, registrable } from './offenses.ts';
import { said } from './said.ts';
import { misdemeanor, nothingToServe, putOnProbation } from './sentences.ts';

const violenceVictim = chargeFact('violenceVictim', false, said.notFromViolenceAgainstYou);

const vacatur = relief({
  id: 'ca-vacatur',
  name: 'Vacatur for victims of trafficking or partner violence',
  kind: 'vacatur',
  inForce: { from: '2017-01-01' },
  covers: all(any(traffickingVictim, violenceVictim), not(ended('pending'))),
  rules: [
    rule(
      'victim',
      'You did it as a direct result of being trafficked. Partner or sexual violence against you counts too',
      any(traffickingVictim, violenceVictim),
      pc('236.14', '(a), 236.15(a)'),
    ),
    rule(
      'not-violent-felony',
      'It was not a violent felony',
      not(violentFelony),
      pc('236.14', '(a), 667.5(c)'),
      { otherwise: 'It was a violent felony, which this law leaves out' },
    ),
  ],
  effect: 'The court vacates it, and the police and the state destroy their records.',
  limits: ['You still owe restitution to a victim.'],
  fee: 'None.',
  first: hotline,
  steps: [
    'Get a lawyer’s help. You must show it by clear and strong evidence.',
    'File the petition under penalty of perjury. Tell in it all that shows how you were made a victim and how that led to the case.',
    'Send it with your proof to the prosecutor, who has 45 days to answer. If they do not object, the court may grant it.',
    'If there is a hearing, you may have to speak. You have a right that this stays confidential. Ask the court how.',
  ],
});

const fireCrew = chargeFact('fireCrew', false, said.noFireCrew);

const yes: FactCondition = () => always;

/** § 1203.4b(a)(1): murder, not manslaughter. Setting a fire without meaning to is under the sections after § 451. */
const barsFireCrew = any(
  under('187', byKind([onlySectionTells, 'homicide'])),
  under('207 208 209 209.5', byKind([yes, 'kidnapping'])),
  under('262(a)(1) 262(a)(4)'),
  under('451 451.5', byKind([yes, 'arson'])),
  all(under('452–457.9'), about('arson'), () => judgement(said.countsAsArson)),
  all(felony, forLife),
  registrable,
);

/** “Incarcerated individuals who have been convicted of any of the following”: another conviction closes it too. */
const barredByAnother = all(adultConviction, barsFireCrew);
const noneBarsFireCrew: FactCondition = (matter) =>
  allAmong(others(matter), (other) => opposite(ask(barredByAnother, other)));

const fireCamp = relief({
  id: 'ca-fire-crew',
  name: 'Dismissal for inmate fire crews',
  kind: 'dismissal',
  inForce: { from: '2021-01-01' },
  covers: all(convictedOrPardoned, fireCrew),
  rules: [
    requires(past('released'), pc('1203.4b', '(a)')),
    rule(
      'not-left-out',
      'It was not murder, kidnapping, arson, or a crime that made you register or carries life in prison',
      not(barsFireCrew),
      pc('1203.4b', '(a)(1)'),
      {
        otherwise:
          'It was murder, kidnapping, arson, or a crime that made you register or carries life in prison',
      },
    ),
    rule(
      'none-left-out',
      'You have no other conviction for one of those',
      all(noneBarsFireCrew, noneSuchElsewhere({ felonies: true })),
      pc('1203.4b', '(a)(1), (b)(5)'),
      { otherwise: 'You have another conviction for one of those' },
    ),
    requires(nothingPending, pc('1203.4b', '(c)(2)')),
  ],
  effect: `${dismissedEffect} You need not wait for probation or parole to end.`,
  limits: fireCrewLimits,
  fee: courtFee,
  first: askClerk,
  steps: [
    'Since 2026 the prison or county sends proof of your crew work to the court and to you.',
    'File in the county that sentenced you, and give the prosecutor 15 days’ notice.',
  ],
  cautions: [mayBeDenied, 'An escape in the last 10 years closes this way.', restitutionStays],
});

/** § 1203.45(d)(2)(A): chapters 1 to 9, 12 and 13 of division 11 of the Vehicle Code, but for reckless and drunk driving. */
const roadRules = all(
  under(
    '21000–22649.9 23100–23102.9 23106–23151.9 23154–23219.9 23221–23499.9',
    byKind([onlySectionTells, 'traffic']),
  ),
  not(felony),
  about('traffic'),
  not(about('dui')),
);
const ticket = all(infraction, () => judgement(said.ticketCounts));
/** § 1203.45(d)(1): “One of the offenses includes the other or others.” */
const convictedBeside: FactCondition = (matter) =>
  opposite(allAmong(companions(matter), (other) => opposite(ask(adultConviction, other))));

const youthMisdemeanor = relief({
  id: 'ca-seal-under-18',
  name: 'Sealing an adult-court misdemeanor from when you were under 18',
  kind: 'sealing',
  covers: all(convictedOrPardoned, misdemeanor, aMinor),
  rules: [
    rule(
      'probation-or-year-over',
      'Your probation is over. Or your sentence is over, one year has passed and your fines are paid',
      all(sentenceOver, any(putOnProbation, all(waited(years(1)).since('disposition'), paid('fines')))),
      pc('1203.45', '(a), 1203.4a(a)'),
    ),
    rule(
      'not-serving',
      'You are not serving a sentence or on probation',
      nothingToServe,
      pc('1203.45', '(a)'),
      { otherwise: 'You are serving a sentence, or are on probation or parole' },
    ),
    requires(nothingPending, pc('1203.45', '(a)')),
    rule(
      'not-left-out',
      'It was not about drugs or driving and did not make you register',
      all(not(about('drug_possession', 'drug_sale', 'marijuana')), not(driving), not(registrable)),
      pc('1203.45', '(c)'),
      { otherwise: 'It was about drugs or driving, or it made you register' },
    ),
    rule(
      'no-other-conviction',
      'You have no other conviction. Breaking the rules of the road does not count, but drunk and reckless driving do',
      all(
        atMost(1, all(inAdultCourt, not(any(roadRules, ticket))), { byCase: true }),
        openIf(convictedBeside, said.onePartOfOther),
      ),
      pc('1203.45', '(d)'),
      { otherwise: 'You have another conviction' },
    ),
  ],
  effect: 'The conviction and arrest are sealed and by law did not happen.',
  fee: courtFee,
  first: askClerk,
  steps: ['Ask for it together with the dismissal (CR-180).'],
});

const wobbler = relief({
  id: 'ca-reduce-felony',
  name: 'A felony made a misdemeanor (wobbler)',
  kind: 'rights',
  alternative: true,
  covers: all(convictedOrPardoned, felony, putOnProbation),
  rules: [
    rule(
      'felony-or-misdemeanor',
      'The law lets the crime be a felony or a misdemeanor',
      any(graded('wobbler'), () => judgement(said.felonyOrMisdemeanor)),
      pc('17', '(b)(3)'),
    ),
  ],
  effect: 'The crime becomes a misdemeanor for all purposes. Under state law it can give back gun rights.',
  fee: courtFee,
  first: askClerk,
  steps: ['Mark the reduction on form CR-180 when you ask for the dismissal. The judge decides.'],
});

const prop47Sections = about('theft', 'fraud', 'drug_possession', 'burglary');

const prop47 = relief({
  id: 'ca-prop-47',
  name: 'A theft or drug felony made a misdemeanor (Proposition 47)',
  kind: 'rights',
  alternative: true,
  covers: all(convictedOrPardoned, felony, prop47Sections),
  rules: [
    rule(
      'small-and-before-2014',
      'It was before November 5, 2014, and about drugs for your own use or $950 or less',
      happenedBefore('offense', '2014-11-05'),
      pc('1170.18', '(f)'),
    ),
  ],
  effect: 'The felony counts as a misdemeanor for almost all purposes. There is no deadline any more.',
  limits: [
    phrase.noGunRights,
    'Not for people with a murder, rape or like conviction, or who must register.',
  ],
  fee: unknownFee,
  first: askClerk,
  steps: ['Apply to the court that sentenced you.'],
});

const certificate = relief({
  id: 'ca-certificate-of-rehabilitation',
  name: 'Certificate of rehabilitation',
  kind: 'certificate',
  alternative: true,
  covers: all(convictedOrPardoned, felony),
  rules: [
    rule(
      'lived-here-and-waited',
      'You have lived here 5 years and 7 have passed since your release (9 or 10 for life and sex crimes)',
      waited(years(7)).since('released'),
      pc('4852.03', '(a)'),
    ),
  ],
  effect: 'A judge says that you have changed. It helps with licenses and counts as a request for a pardon.',
  limits: ['It does not clear the record or end registration.'],
  fee: unknownFee,
  first: task('ask_lawyer', 'Ask a public defender or the court for the certificate form.'),
  steps: [],
});

const pardon = relief({
  id: 'ca-pardon',
  name: 'Pardon by the governor',
  kind: 'pardon',
  alternative: true,
  covers: all(inAdultCourt, ended('convicted')),
  rules: [
    rule(
      'convicted-in-california',
      'You were convicted in a California court',
      anything,
      cite('Cal. Const. art. V, § 8'),
    ),
  ],
  effect: 'The governor forgives the conviction. It can give back gun and jury rights.',
  limits: ['It does not clear the record.', 'With two felonies the state supreme court must agree first.'],
  fee: 'None.',
  first: task('ask_lawyer', 'Ask a public defender how to ask for a pardon.'),
  steps: [
    'Ask for a certificate of rehabilitation. Or apply to the governor, and tell the district attorney.',
  ],
});

/** A jail sentence takes nobody’s vote, not even for a felony. */
const notInPrison: Condition = (matter) => {
  const { level } = matter.charge;
  return level === 'misdemeanor' || level === 'infraction' ? always : outOf('prison')(matter);
};

const voting = rightToVote({
  id: 'ca-voting',
  voting: whileLockedUp({
    rule: 'A felony takes your vote only while you are in state or federal prison for it. In jail, on probation or on parole you may vote.',
    question: 'Are you in state or federal prison for a felony now?',
    misdemeanors: 'A misdemeanor does not take your vote, not even in jail.',
  }),
  covers: convictedOrPardoned,
  rules: [
    rule(
      'not-in-prison',
      'You are not in prison for a felony',
      notInPrison,
      cite('Cal. Const. art. II, § 4'),
      { otherwise: 'You are in prison for a felony' },
    ),
  ],
});

export const otherReliefs: readonly Relief[] = [vacatur, fireCamp, youthMisdemeanor];
export const alternatives: readonly Relief[] = [wobbler, prop47, certificate, pardon, voting];

import { all, allAmong, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, fact, opposite, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { clearedBefore, noMoreThan } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid, perhapsStillOwed } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { gunUsed, gunUsedInFelony, shutOut } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';

const fiveYears = waited(years(5)).since('completed');

/** § 7-1-107(b)(iii): what no adult can be charged with. */
const statusOffense = all(youngerThan(18), chargeFact('statusOffense', false, said.notStatusOffense));

/** Sexual battery by a health worker on a patient: § 7-13-1501(a)(iv). */
const onPatient = all(under('6-2-313', about('sexual')), chargeFact('patient', false, said.notOnPatient));

/** § 7-13-1501(a)(i) does not name restitution, as § 7-13-1502 does, and neither names fines. They may be terms of the sentence. */
const finesSettled = perhapsStillOwed('fines', said.moneyOwed);
const nothingOwed = all(finesSettled, perhapsStillOwed('restitution', said.moneyOwed));

const misdemeanors = relief({
  ...how.adult,
  id: 'wy-misdemeanor',
  name: 'Expunging a misdemeanor conviction',
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), ofLevel('misdemeanor', 'infraction')),
  pick: {
    id: 'misdemeanor-once',
    text: 'Wyoming expunges a misdemeanor conviction once in your life.',
    cite: cite('7-13-1501(k)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'waited',
      'Your whole sentence ended 5 years ago, or 1 year ago if only a minor can be charged with it',
      when(statusOffense, waited(years(1)).since('completed'), fiveYears),
      cite('7-13-1501(a)(i)'),
    ),
    rule(
      'nothing-owed',
      'No fine, cost or restitution is left to pay, or the judge finds the sentence over without it',
      nothingOwed,
      cite('7-13-1501(a)(i)'),
    ),
    rule('no-gun', 'No gun was used, and nobody tried to use one', not(gunUsed), cite('7-13-1501(a)(iii)'), {
      otherwise: 'A gun was used, or someone tried to use one',
    }),
    rule(
      'not-on-patient',
      'It was not sexual battery by a health worker on a patient',
      not(onPatient),
      cite('7-13-1501(a)(iv)'),
      { otherwise: 'It was sexual battery by a health worker on a patient' },
    ),
    rule(
      'first-expungement',
      'You had no misdemeanor conviction expunged before under this law',
      noMoreThan(0, clearedBefore('misdemeanor')),
      cite('7-13-1501(k)'),
      { otherwise: 'You had a misdemeanor conviction expunged before, and the law allows it once' },
    ),
    rule(
      'a-conviction',
      'You pleaded guilty or were convicted. A plea that the judge put off and then dismissed is one too',
      ended('convicted', 'pardoned', 'deferred'),
      cite('7-13-1501(a)'),
    ),
    rule(
      'a-misdemeanor',
      'It was a misdemeanor',
      openIf(ofLevel('infraction'), said.ticketIsMisdemeanor),
      cite('7-13-1501(a)'),
    ),
  ],
  effect: 'The state stops showing the conviction, and the court seals its file.',
  fee: how.misdemeanorFee,
  first: askClerk,
  steps: [
    how.verified,
    'File it in the court that convicted you. Pay $100.',
    ...how.convictionFiled,
    'The prosecutor or a victim has 30 days to object. If one does, there is a hearing.',
    how.ifDangerous,
  ],
  cautions: [
    'You get this once in your life. If you have several misdemeanors, ask a lawyer which to name, and if one petition can name them all.',
  ],
});

const countedFelony = all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), felony);
const felonies = those(countedFelony);

/** Felonies of the same event may be asked for together, if none of them is left out. A plea that was put off is no conviction to expunge. */
const cannotBeAskedFor = any(shutOut, ended('deferred'));

const noOtherFelony: FactCondition = (matter) => {
  const { felonies: elsewhere } = matter.file.answers.elsewhere ?? {};
  const abroad = elsewhere === undefined ? unknown('elsewhere.felonies') : fact(elsewhere === 0);
  const here = allAmong(felonies(matter), ({ other, is }) => {
    if (other === matter) return always;
    const sameEvent = other.charge.caseKey === matter.charge.caseKey;
    return opposite(sameEvent ? allOf([is, ask(cannotBeAskedFor, other)]) : is);
  });
  return allOf([abroad, here]);
};

const felonyExpungement = relief({
  ...how.adult,
  id: 'wy-felony',
  name: 'Expunging a felony conviction',
  covers: all(convictedOrPardoned, felony),
  howOften: {
    id: 'felony-once',
    text: 'Wyoming expunges felonies once in your life. Several of one event go together.',
    cite: cite('7-13-1502(k)'),
  },
  rules: [
    requires(waited(years(10)).since('completed'), cite('7-13-1502(a)(i)')),
    requires(paid('restitution'), cite('7-13-1502(a)(i)(C)')),
    rule(
      'fines-paid',
      'No fine or cost is left to pay, or the judge finds the sentence over without it',
      finesSettled,
      cite('7-13-1502(a)(i)(A)'),
    ),
    rule(
      'paid-in-time',
      'Any restitution was paid by the day your sentence ended',
      openIf(chargeFact('restitutionPaidLater', false, said.paidInTime), said.paidLate),
      cite('7-13-1502(a)(i)(C)'),
    ),
    rule(
      'no-other-felony',
      'You have no other felony, here or elsewhere. Felonies from one event count as one',
      noOtherFelony,
      cite('7-13-1502(a)(ii)'),
      { otherwise: 'You have another felony conviction or plea that cannot be asked for together with this' },
    ),
    rule(
      'no-gun',
      'No gun was used, unless it was a hunting or fishing crime',
      not(gunUsedInFelony),
      cite('7-13-1502(a)(iii)'),
      { otherwise: 'A gun was used, or someone tried to use one' },
    ),
    rule(
      'not-listed',
      'It is not a violent felony, a sex crime or another felony on the list',
      not(shutOut),
      cite('7-13-1502(a)(iv)'),
      { otherwise: 'It is on the list of felonies that are never expunged' },
    ),
    rule(
      'first-expungement',
      'You had no felony conviction expunged before under this law',
      noMoreThan(0, clearedBefore('felony')),
      cite('7-13-1502(k)'),
      { otherwise: 'You had a felony conviction expunged before, and the law allows it once' },
    ),
  ],
  effect:
    'The state stops showing the conviction, the court seals its file, and you get back the rights that it took away.',
  fee: how.felonyFee,
  first: askClerk,
  steps: [
    how.verified,
    'File it in the court that convicted you. Pay $300.',
    ...how.convictionFiled,
    'The prosecutor or a victim has 90 days to object. If one does, there is a hearing. No order comes before that.',
    how.ifDangerous,
  ],
  cautions: ['You get this once in your life. Name every felony from the same event in one petition.'],
});

/** §§ 14-3-304(d) and 14-3-305(e), as changed on July 1, 2020. Before, a petition was needed. */
const nicotine = relief({
  id: 'wy-nicotine',
  name: 'Nicotine under 21, expunged by law',
  kind: 'expungement',
  automatic: true,
  covers: all(convictedOrPardoned, under('14-3-304 14-3-305')),
  rules: [
    rule(
      'waited',
      '6 months have passed since your conviction',
      waited(months(6)).since('conviction'),
      cite('14-3-304(d), 14-3-305(e)'),
    ),
    requires(paid('fines'), cite('14-3-304(d), 14-3-305(e)')),
    rule(
      'since-2020',
      'You were convicted on or after July 1, 2020',
      openIf(happenedBefore('disposition', '2020-07-01'), said.nicotineBefore2020),
      cite('14-3-304(d), 14-3-305(e)'),
    ),
  ],
  effect: 'The court expunges it without being asked. You may say that it never happened.',
  limits: ['It does not use up the one expungement you have for a misdemeanor.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your nicotine ticket is gone.'),
  steps: [],
});

const traffickingVacatur = relief({
  id: 'wy-trafficking-vacatur',
  name: 'Undoing a conviction of a trafficking victim',
  kind: 'vacatur',
  covers: convictedOrPardoned,
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of human trafficking',
      traffickingVictim,
      cite('6-2-708(c)'),
    ),
  ],
  effect: 'The judge takes back the conviction. Any crime counts, and there is no wait.',
  limits: [
    'The law does not say what becomes of the record. Ask the judge to seal it.',
    phrase.judgeMaySayNo,
  ],
  cautions: [
    'You do not need papers of an agency. If you have some that show you were a victim, the law presumes the rest.',
  ],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Ask the court that convicted you, in writing, to vacate the conviction.',
    'Add what shows that you were a victim and that the crime came of it.',
  ],
});

export const convictionReliefs: readonly Relief[] = [
  nicotine,
  misdemeanors,
  felonyExpungement,
  traffickingVacatur,
];

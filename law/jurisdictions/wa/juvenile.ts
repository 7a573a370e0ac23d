import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { caseOver, noLongerOpen, programOver } from '../../vocabulary/endings.ts';
import { about, convicted, ended, felony, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, onlySectionTells } from '../../vocabulary/readings.ts';
import { notStartedAgain } from '../../vocabulary/restarted-wait.ts';
import { juvenileCheck, juvenileClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { classA } from './exclusions.ts';
import { said } from './said.ts';

const sealed = {
  kind: 'sealing',
  effect: 'The court seals the case. It is treated as if it never happened, and you may answer so.',
  limits: [
    'If you are found guilty of something later, or charged with a felony as an adult, the seal is lifted.',
    'Washington police and prosecutors can still see that there was a case.',
    phrase.privateCopies,
  ],
} as const;

const checkClerk = 'If it is not sealed, file a motion.';

const sexOrDrugSale = any(about('sexual'), all(felony, about('drug_sale')));
const maybeSerious = all(
  felony,
  about('homicide', 'assault', 'violent', 'kidnapping', 'child_victim', 'prostitution', 'weapon'),
);

/** A most serious offense, a sex offense under chapter 9A.44 or a drug offense: RCW 13.50.260(1)(c). */
const seriousKind: FactCondition = (matter) => {
  const { facts, path } = matter.charge;
  const field = path('facts.seriousYouthCase');
  if (facts?.seriousYouthCase !== undefined) return fact(facts.seriousYouthCase === true);
  return when(
    sexOrDrugSale,
    () => assuming(said.gravestYouthCase, always, field),
    when(
      maybeSerious,
      () => unknown(field),
      () => assuming(said.usualYouthCase, never, field),
    ),
  )(matter);
};
const serious = any(all(felony, classA), seriousKind);

const bySetDay = relief({
  ...sealed,
  id: 'wa-youth-sealing',
  name: 'Sealing of a youth case on the day the court set',
  automatic: true,
  covers: all(inJuvenileCourt, convicted),
  rules: [
    rule(
      'set-at-sentencing',
      'The youth court decided the case on or after June 12, 2014',
      not(happenedBefore('disposition', '2014-06-12')),
      cite('13.50.260(1)(b)'),
      { otherwise: 'The youth court decided the case before June 12, 2014' },
    ),
    rule(
      'not-serious',
      'It was not a most serious offense, a sex crime or a felony drug sale',
      not(serious),
      cite('13.50.260(1)(c)'),
      { otherwise: 'It was a most serious offense, a sex crime or a felony drug sale' },
    ),
    requires(hasTurned(18), cite('13.50.260(1)(b)')),
    rule('order-over', 'Your probation, custody and parole are over', sentenceOver, cite('13.50.260(1)(d)'), {
      otherwise: 'Your probation, custody or parole is not over',
    }),
    requires(paid('restitution'), cite('13.50.260(1)(d)')),
  ],
  fee: phrase.nothingToFile,
  first: juvenileCheck,
  steps: [
    'The court seals it at its first sealing hearing after you turn 18 and are off supervision. You need not go.',
    'Restitution to an insurance company does not count.',
    checkClerk,
  ],
});

const toldForGood: FactCondition = ({ charge: { disposition, dismissal, path } }) => {
  if (disposition === 'acquitted') return always;
  return dismissal === undefined ? unknown(path('dismissal')) : fact(dismissal === 'with_prejudice');
};

const cleared = relief({
  ...sealed,
  id: 'wa-youth-cleared',
  name: 'Sealing of a youth case that was dismissed for good',
  automatic: true,
  covers: all(inJuvenileCourt, ended('acquitted', 'dismissed')),
  rules: [
    rule(
      'for-good',
      'You were found not guilty, or the case was dismissed for good (“with prejudice”)',
      toldForGood,
      cite('13.50.260(2)'),
      { otherwise: 'The case was dismissed, but not for good' },
    ),
    requires(caseOver, cite('13.50.260(2)')),
    rule(
      'since-2014',
      'The case ended on or after June 12, 2014',
      not(happenedBefore('disposition', '2014-06-12')),
      cite('13.50.260(2)'),
      { otherwise: 'The case ended before June 12, 2014. You have to ask the court' },
    ),
  ],
  fee: phrase.nothingToFile,
  first: juvenileCheck,
  steps: ['The judge signs the order at once.', checkClerk],
});

const deferred = relief({
  ...sealed,
  id: 'wa-youth-deferred',
  name: 'Sealing of a deferred disposition',
  automatic: true,
  covers: all(inJuvenileCourt, ended('deferred')),
  rules: [
    requires(programOver, cite('13.40.127(9)')),
    requires(hasTurned(18), cite('13.40.127(10)')),
    requires(paid('restitution'), cite('13.40.127(10)')),
    rule(
      'since-2012',
      'It was dismissed on or after June 7, 2012',
      not(happenedBefore('completed', '2012-06-07')),
      cite('13.40.127(10)'),
      { otherwise: 'It was dismissed before June 7, 2012. You have to ask the court' },
    ),
  ],
  fee: phrase.nothingToFile,
  first: juvenileCheck,
  steps: ['The court vacates the case when you finish, and seals it when you are 18.', checkClerk],
});

const diversion = relief({
  id: 'wa-youth-diversion',
  name: 'Destroying the record of a youth diversion',
  kind: 'expungement',
  automatic: true,
  covers: all(inJuvenileCourt, ended('diverted', 'no_charges')),
  rules: [
    requires(programOver, cite('13.50.270(1)(a)')),
    rule(
      'since-2018',
      'You finished it on or after June 7, 2018',
      not(happenedBefore('completed', '2018-06-07')),
      cite('13.50.270(1)(a)'),
      { otherwise: 'You finished it before June 7, 2018. You have to ask the court' },
    ),
    requires(hasTurned(18), cite('13.50.270(1)(a)')),
    requires(paid('restitution'), cite('13.50.270(1)(a)')),
  ],
  effect: 'The court, the police and the prosecutor destroy the record within 90 days.',
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the juvenile court clerk whether your diversion record was destroyed.'),
  steps: [],
});

const withoutFinding = ended('dismissed', 'acquitted');
const counted = all(ended('convicted', 'pardoned'), ofLevel('misdemeanor', 'felony'));

const noneSince = notStartedAgain({ by: counted, elsewhere: said.convictedElsewhereSince });

/** So many years in a row in the community without a conviction, at any time since. */
const clean = (wait: number): Condition => {
  const passed = when(
    withoutFinding,
    waited(years(wait)).since('disposition'),
    waited(years(wait)).since('disposition', 'released'),
  );
  return all(passed, noneSince(years(wait), passed));
};

const gravestRape = all(
  classA,
  under('9A.44.040 9A.44.050 9A.44.100', among(about('sexual'), onlySectionTells)),
);

const motion = relief({
  ...sealed,
  id: 'wa-youth-motion',
  name: 'Asking the court to seal a youth case',
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted', 'pending'),
  ),
  rules: [
    requires(noLongerOpen, cite('13.50.260(3)')),
    rule(
      'clean-years',
      'You lived 2 years in a row without a conviction since it ended or you were let go, or 5 years for a class A felony',
      when(all(felony, classA), clean(5), clean(2)),
      cite('13.50.260(4)(a)(i), (b)(i)'),
    ),
    requires(nothingPending, cite('13.50.260(4)(a)(ii), (b)(ii)')),
    requires(notRegistered, cite('13.50.260(4)(a)(iv), (b)(iv)')),
    rule(
      'not-gravest-rape',
      'It was not rape in the first or second degree, or forced indecent liberties',
      not(all(felony, gravestRape)),
      cite('13.50.260(4)(a)(v)'),
      { otherwise: 'It was rape in the first or second degree, or forced indecent liberties' },
    ),
    rule(
      'restitution-paid',
      phrase.noRestitutionOwed,
      when(withoutFinding, () => always, paid('restitution')),
      cite('13.50.260(4)(a)(vi), (b)(v)'),
      { otherwise: phrase.unmet.restitutionOwed },
    ),
  ],
  fee: 'We found no filing fee. Ask the clerk before you file.',
  first: juvenileClerk,
  steps: [
    'Write a motion to seal, in the juvenile court that had the case.',
    'Give notice to the prosecutor and to each office whose records you want sealed.',
    'If you meet the tests, the judge must grant it.',
  ],
});

export const youthReliefs: readonly Relief[] = [bySetDay, cleared, deferred, diversion, motion];

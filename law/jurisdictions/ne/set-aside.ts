import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, blocked, fact, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { adultConviction, anything, probationRevoked, sentencedTo } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { staysVisible, unconfirmed } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`29-2264${part}`);

/** Jail as a part of probation is no term of imprisonment, as the courts read it. After a revocation it is the sentence. */
const lockedUp: FactCondition = any(
  sentencedTo('prison'),
  all(sentencedTo('jail'), any(not(sentencedTo('probation')), probationRevoked)),
);
const jailUnderYear = unless(sentencedBeyond(12), 'sentenceMonths', ({ charge }) =>
  assuming(said.jailUnderYear, always, charge.path('sentenceMonths')),
);
/** No misdemeanor has more than a year (§ 28-106). What a felony got has to be told. */
const atMostAYear: FactCondition = (matter) => {
  const { level, sentence, sentenceMonths, path } = matter.charge;
  if (sentenceMonths !== undefined) return fact(sentenceMonths <= 12);
  if (sentence === undefined && level !== 'misdemeanor' && level !== 'infraction')
    return unknown(path('sentence'));
  return sentence?.includes('prison')
    ? assuming(said.prisonOverYear, never, path('sentenceMonths'))
    : jailUnderYear(matter);
};
const allowedSentence: FactCondition = when(lockedUp, atMostAYear, anything);

/** § 29-2264(3)(b)(iii): § 28-306 and the Nebraska Rules of the Road, §§ 60-601 to 60-6,383. */
const onTheRoad = under(
  '28-306 60-6,* 60-601–60-699 60-696 60-697 60-698',
  byKind([anything, 'dui'], [readAs(always, said.roadRules), 'traffic']),
);

const afterJail = (condition: Condition): Condition => when(lockedUp, condition, anything);
const withoutJail = (condition: Condition): Condition => when(lockedUp, anything, condition);
const noOpenCase = afterJail(nothingPending);
/** “During any period in which the person is required to register”: it waits until that is over. */
const noRegistration = afterJail(when(mustRegister, () => blocked(said.untilOffRegistry), anything));
const notOnTheRoad = afterJail(not(onTheRoad));
const twoYearsSinceDenial: Condition = ({ charge: { facts, path } }) => {
  const denied = facts?.deniedLately;
  if (denied === undefined) return assuming(said.notDenied, always, path('facts.deniedLately'));
  return denied === true ? blocked(said.askAgain) : always;
};
const notDenied = afterJail(twoYearsSinceDenial);

/** A fine is a part of the sentence, also beside a jail term. Costs alone are none. */
const finePaid: Condition = when(any(not(lockedUp), sentencedTo('fine')), paid('fines'), anything);
const probationDone = withoutJail(openIf(all(sentencedTo('probation'), probationRevoked), said.revoked));

export const setAside: readonly Relief[] = [
  relief({
    id: 'ne-set-aside',
    name: 'Ask the judge to set the conviction aside',
    kind: 'set_aside',
    covers: adultConviction,
    rules: [
      rule(
        'short-sentence',
        'Your sentence was probation, a fine, community service, or a year or less locked up',
        allowedSentence,
        law('(2), (3)(a)'),
        { otherwise: 'You were sentenced to more than a year locked up' },
      ),
      requires(sentenceOver, law('(2), (3)(a)')),
      rule(
        'probation-done',
        'You finished any probation well, or served a jail term instead',
        probationDone,
        law('(2), (3)'),
      ),
      rule('fines-paid', 'Your fine is paid, if you got one', finePaid, law('(2), (3)(a)'), {
        otherwise: 'You still owe a fine',
      }),
      // Restitution is a part of the sentence, and most often a term of probation too.
      requires(paid('restitution'), cite('29-2264(2), (3)(a); State v. Street, 306 Neb. 380')),
      rule(
        'no-open-case',
        'After a jail term: you have no open criminal case',
        noOpenCase,
        law('(3)(b)(i)'),
        { otherwise: 'After a jail term: you have an open criminal case' },
      ),
      rule(
        'not-registered',
        'After a jail term: you do not have to register as a sex offender',
        noRegistration,
        law('(3)(b)(ii)'),
        { otherwise: 'After a jail term: you have to register as a sex offender' },
      ),
      rule(
        'not-on-the-road',
        'After a jail term: it was not a traffic crime, drunk driving or motor vehicle homicide',
        notOnTheRoad,
        law('(3)(b)(iii)'),
        { otherwise: 'It was a traffic crime with a jail term' },
      ),
      rule(
        'not-denied-lately',
        'After a jail term: no judge turned this down in the last 2 years',
        notDenied,
        law('(3)(b)(iv)'),
        { otherwise: 'A judge turned this down in the last 2 years' },
      ),
    ],
    effect: 'The conviction is nullified, and you get back what it took from you, such as many licenses.',
    limits: [
      staysVisible,
      'It does not give back gun rights. Only the Board of Pardons can.',
      'It still counts if you are sentenced for a later crime, and you must still register if you had to.',
    ],
    cautions: ['The judge looks at how you have lived since. The judge decides, and may say no.'],
    fee: unconfirmed,
    first: askClerk,
    steps: [
      'File a petition to set aside (form CC 6:11) in the court that sentenced you, one for each conviction.',
      'Go to the hearing, and tell the judge what you have done since.',
    ],
  }),
];

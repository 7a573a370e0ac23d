import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, fact, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  infraction,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endedEarlier, felonyElsewhereEarlier } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { sentenceOver, waitedBy } from '../../vocabulary/waiting.ts';
import { companions, sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { sealing } from './how.ts';
import { neverSealed } from './listed.ts';
import { said } from './said.ts';

/** A petty offense is a crime in a small way; a civil traffic ticket is none. */
export const criminal: FactCondition = any(crime, all(infraction, not(about('traffic'))));

const section = (part: string) => cite(`13-911${part}`);
const holds: FactCondition = () => always;

const classTwoOrThree = all(felony, graded('2', '3'));
const classOneMisdemeanor = all(not(felony), graded('1'));

/** § 13-911(E), each length with so many years more. */
const lengths = (more: number) =>
  [
    [years(10 + more), 'for a class 2 or 3 felony', classTwoOrThree],
    [years(5 + more), 'for other felonies', felony],
    [years(3 + more), 'for a class 1 misdemeanor', classOneMisdemeanor],
    [years(2 + more), 'for other misdemeanors'],
  ] as const satisfies [...(readonly [Period, string, FactCondition])[], readonly [Period, string]];

/** Every count of the case has to be ready: no charge is sealed apart from the others. */
function throughoutCase(condition: Condition): Condition {
  const each = when(convictedOrPardoned, condition, holds);
  return (matter) => allAmong(sameCase(matter), (one) => ask(each, one));
}

const waitOf = (more: number) => throughoutCase(waitedBy(...lengths(more)).since('completed'));
const [plainWait, longerWait] = [waitOf(0), waitOf(5)];

const sealedBefore: FactCondition = ({ file: { answers } }) =>
  answers.reliefReceived === undefined ? unknown('reliefReceived') : fact(answers.reliefReceived > 0);

/** § 13-911(F) was rewritten in 2024, and those who read it say different things of whom the five years more are for. */
const perhapsLonger = any(
  endedEarlier(all(convictedOrPardoned, felony)),
  felonyElsewhereEarlier(said.feloniesElsewhere),
  all(felony, sealedBefore),
);
const longEnough = when(perhapsLonger, somewhereBetween(plainWait, longerWait, said.fiveMore), plainWait);

const sentencesOver = throughoutCase(sentenceOver);
const restOfCaseOver: Condition = (matter) =>
  companions(matter).length === 0 ? always : ask(sentencesOver, matter);

export const sealingReliefs: readonly Relief[] = [
  relief({
    ...sealing,
    id: 'az-seal-dropped',
    name: 'Seal a case without a conviction',
    covers: all(
      inAdultCourt,
      criminal,
      ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
    ),
    rules: [
      requires(caseAndProgramOver, section('(A)')),
      rule(
        'not-convicted',
        'The charge was dropped or never filed, or you were found not guilty',
        openIf(ended('not_responsible'), said.exceptInsane),
        section('(A)(2), (3)'),
      ),
      rule(
        'rest-of-case-over',
        'If you were convicted of another count of the case, that sentence is over',
        restOfCaseOver,
        section('(A)'),
        { otherwise: 'You were convicted of another count of the case, and that sentence is not over' },
      ),
    ],
    fee: 'We found no filing fee. DPS waives its own fee here.',
  }),
  relief({
    ...sealing,
    id: 'az-seal-conviction',
    name: 'Seal a conviction',
    covers: all(convictedOrPardoned, crime),
    rules: [
      rule(
        'not-left-out',
        'The law does not keep it open. It does so for dangerous or violent crimes, most sex felonies and crimes against children',
        not(neverSealed),
        section('(O)'),
        {
          otherwise:
            'The law keeps it open, as a dangerous or violent crime, a sex felony or a crime against a child',
        },
      ),
      requires(
        waitedBy(...lengths(0))
          .counted(longEnough, 'All counts of a case have to be ready')
          .since('completed'),
        section('(E), (F)'),
      ),
      requires(everythingPaid, section('(G)')),
      requires(nothingPending, section('(N)')),
    ],
    fee: 'We found no filing fee. DPS may charge for its report; it is waived if you have little money.',
  }),
];

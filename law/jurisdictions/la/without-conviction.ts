import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import { always, assuming, blocked, fact, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { article } from './code.ts';
import { canBeExpunged } from './convictions.ts';
import { freeMotion, motion } from './how.ts';
import { said } from './said.ts';

const notConvicted = ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'not_responsible', 'pending');
const arrested = all(inAdultCourt, notConvicted);

const refused: FactCondition = ({ charge: { dismissal, facts, path } }) => {
  if (dismissal === 'declined' || dismissal === 'with_prejudice') return always;
  const told = facts?.refused;
  return told === undefined ? assuming(said.notRefused, never, path('facts.refused')) : fact(told === true);
};

/** Articles 571 and 572: two years for a misdemeanor, four or six for a felony; for the gravest there is no end, or a late one. */
const since = (number: number) => waited(years(number)).since('offense');
const noDay: Condition = () => blocked(said.askDistrictAttorney);
const tooLate: Condition = when(
  about('homicide', 'sexual', 'child_victim', 'kidnapping'),
  noDay,
  when(felony, somewhereBetween(since(4), since(6), said.fourOrSixYears), since(2)),
);

const holds: Condition = () => always;
const dwiDiversion = all(ended('diverted'), about('dui'));

const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));

const ofConvictions = (condition: Condition): Condition => {
  const each = when(convictedOrPardoned, condition, holds);
  return (matter: Matter) => allAmong(companions(matter), (other) => ask(each, other));
};
const onlyMisdemeanors = ofConvictions(misdemeanor);
const convictionCanGo = ofConvictions(canBeExpunged);

export const nonConvictions: readonly Relief[] = [
  relief({
    ...freeMotion,
    id: 'la-no-conviction',
    name: 'Expunge an arrest without a conviction',
    covers: arrested,
    rules: [
      requires(caseAndProgramOver, article('976(A)')),
      rule(
        'not-charged-later',
        'The case went to court, or the district attorney refused the charge, or it is too late to charge you. That is after 2 years for a misdemeanor, and 4 or 6 for most felonies',
        when(ended('no_charges'), any(refused, tooLate), holds),
        article('976(A)(1), (2); arts. 571, 572'),
        { otherwise: 'You can still be charged, and the district attorney has not refused the charge' },
      ),
      rule(
        'dwi-diversion',
        'If you were in a diversion program for drunk driving, 5 years have passed since the arrest',
        when(dwiDiversion, waited(years(5)).since(called('the arrest', 'offense')), holds),
        article('976(B)'),
        { otherwise: '5 years must pass since your arrest for drunk driving' },
      ),
      rule(
        'no-conviction-from-arrest',
        'No other charge of this arrest ended in a conviction',
        openIf(convictedBeside, said.convictedBeside),
        article('976(A)'),
      ),
      rule(
        'acquitted',
        'If there was a trial, you were found not guilty',
        openIf(ended('not_responsible'), said.acquittedInsane),
        article('976(A)(3)'),
      ),
    ],
  }),
  relief({
    ...motion,
    id: 'la-interim',
    name: 'Expunge a felony arrest that ended in a misdemeanor',
    covers: all(arrested, not(ended('pending')), felony, convictedBeside),
    rules: [
      rule(
        'only-misdemeanor',
        'You were convicted only of a misdemeanor after this arrest',
        onlyMisdemeanors,
        article('985.1'),
        { otherwise: 'You were convicted of a felony after this arrest' },
      ),
    ],
    effect: 'The felony arrest is taken out of public view. The misdemeanor conviction stays on the record.',
    first: askClerk,
    steps: [
      'Fill in the motion for interim expungement (art. 994) with its order (art. 995).',
      ...motion.steps.slice(2),
    ],
  }),
  relief({
    ...motion,
    id: 'la-rest-of-arrest',
    name: 'Expunge the charge together with the conviction of the same arrest',
    covers: all(arrested, not(ended('pending')), convictedBeside),
    rules: [
      rule(
        'conviction-can-go',
        'Each conviction of the same arrest can be expunged',
        convictionCanGo,
        article('977, 978'),
        { otherwise: 'A conviction of the same arrest cannot be expunged yet' },
      ),
    ],
  }),
];

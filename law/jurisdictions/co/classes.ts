import type { FiledCharge } from '../../engine/case-file.ts';
import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { assuming, fact, isSo, never, unknown } from '../../engine/when.ts';
import { years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { about, chargeFact, felony, ofLevel } from '../../vocabulary/facts.ts';
import { readAs } from '../../vocabulary/readings.ts';
import { type Clock, waited } from '../../vocabulary/waiting.ts';
import { sections, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

/** A city charge, under a municipal code. Its own section clears it, and none of the others does. */
const cityCode = chargeFact('municipal', false, said.stateCharge);
/** No city charges felonies. */
export const municipal: FactCondition = all(cityCode, not(ofLevel('felony')));
export const stateCharge = not(municipal);

const drugKinds = ['drug_possession', 'drug_sale', 'marijuana'] as const;

/** Drug crimes have levels of their own; a charge of such a kind, or of their article, is graded on that scale. */
const drugArticle = '18-18-*';
const inDrugArticle = sections(drugArticle);
export const drug: FactCondition = any(about(...drugKinds), under(drugArticle));
const isDrug = (charge: FiledCharge) =>
  charge.offense?.some((kind) => drugKinds.some((each) => each === kind)) || inDrugArticle(charge) === true;

export const petty = any(ofLevel('infraction'), all(not(felony), graded('petty')));

const wait = (count: number, ...clocks: Clock[]): Condition => waited(years(count)).since(...clocks);
const ended = (count: number) => wait(count, 'disposition', 'completed');

const twoYears = ended(2);
const threeYears = ended(3);
const fiveYears = ended(5);

const fentanyl = all(graded('4'), under('18-18-403.5(2.5)', readAs(never, said.notFentanyl)));

/** C.R.S. 24-72-706(1)(b): how long each class waits from the end of the case, or of supervision if that was later. */
export const waitedToAsk: Condition = when(
  petty,
  ended(1),
  when(
    felony,
    when(
      drug,
      when(graded('2', 'ungraded'), fiveYears, when(fentanyl, twoYears, threeYears)),
      when(graded('4', '5', '6'), threeYears, fiveYears),
    ),
    when(any(drug, graded('2', '3')), twoYears, when(graded('1'), threeYears, fiveYears)),
  ),
);

/** C.R.S. 13-3-117(1): the longer wait before the state seals it by itself, for most from the end of the case. */
export const waitedForList: Condition = all(
  when(
    felony,
    when(drug, wait(10, 'disposition'), ended(10)),
    when(any(not(ofLevel('infraction')), graded('petty')), wait(7, 'disposition'), wait(4, 'disposition')),
  ),
  waitedToAsk,
);

/** C.R.S. 24-72-706(1)(i): older drug crimes count by the level they would have today. */
const perhapsOld = perhaps(committedBefore('2013-10-01'));

/** C.R.S. 24-72-706(2)(a): class 1, 2 and 3 felonies and level 1 drug felonies. */
export const tooSerious: FactCondition = (matter) => {
  const { charge } = matter;
  const { level } = charge;
  if (level === undefined) return unknown(charge.path('level'));
  if (level !== 'felony') return fact(false);
  switch (gradeOf(charge)) {
    case '4':
    case '5':
    case '6':
    case 'ungraded':
      return fact(false);
    case '1':
      return fact(true);
    case '2':
    case '3':
      break;
    default:
      return unknown(charge.path('grade'));
  }
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  if (!isDrug(charge)) return fact(true);
  return isSo(ask(perhapsOld, matter))
    ? assuming(said.oldClassAsToday, fact(false), charge.path('grade'))
    : fact(false);
};

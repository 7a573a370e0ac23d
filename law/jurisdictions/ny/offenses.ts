import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, isNot, isSo, judgement, never, unknown } from '../../engine/when.ts';
import type { Level, OffenseKind } from '../../record/record.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { about, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, under, underTrafficLaw } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';
import {
  alwaysClassA,
  classBIfTried,
  erasedSections,
  notRegistrable,
  perhapsLeftOut,
  perhapsMarijuanaSections,
  perhapsRegistrable,
  registrable,
  registrableIfChild,
  registrableIfNotParent,
  registrableInPart,
  violentFelonies,
} from './sections.ts';

export const ofFelony = ofLevel('felony');

const sexArticle = under('130.* 263.*');

/** A crime that calls for registration, Correction Law § 168-a(2)–(3). */
export const sexOffense = whereNotTold(['registrable'], (matter) => {
  const { charge, file } = matter;
  const { offense, level, statute, path } = charge;
  if (charge.registrable !== undefined || level === 'infraction') return fact(charge.registrable === true);
  const notSaid = unknown(path('registrable'));
  const bySection = path('statute');
  const child = offense?.includes('child_victim');
  const registers = file.answers.mustRegister;
  const assumed = assuming(said.mustRegister, always, bySection);
  if (registrableIfChild(charge)) {
    if (child) return assumed;
    return registers ? notSaid : assuming(said.adultVictimFirstCrime, never, path('registrable'));
  }
  if (registrableIfNotParent(charge)) return child ? notSaid : never;
  if (perhapsRegistrable(charge)) return notSaid;
  if (isSo(ask(registrableInPart, matter))) return child ? assumed : notSaid;
  if (notRegistrable(charge)) return never;
  if (statute !== undefined) return registrable(charge) ? always : sexArticle(matter);
  if (offense === undefined) return unknown(path('offense'));
  // Forcible touching of an adult and public lewdness call for no registration, and are common misdemeanors.
  if (offense.includes('sexual'))
    return level === 'felony' || registers || child ? assumed : unknown(bySection);
  return child && (offense.includes('kidnapping') || offense.includes('prostitution'))
    ? unknown(bySection)
    : never;
});

export const graveKinds: readonly OffenseKind[] = [
  'homicide',
  'assault',
  'violent',
  'sexual',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'weapon',
];
const mayBeClassA = about(
  ...graveKinds,
  'child_victim',
  'domestic_violence',
  'drug_possession',
  'drug_sale',
  'other',
);
/** The articles that hold class A felonies. A section of any other is none, whatever class is remembered. */
const mayBeClassABySection = under('100.* 105.* 125.* 130.* 135.* 150.* 220.* 490.*', mayBeClassA);
const onlyTried: FactCondition = ({ charge }) => fact(isAttempt(charge));
const alwaysOne = under(alwaysClassA);
const oneUnlessTried = under(classBIfTried);

/**
 * A class A felony, A-I or A-II. Theft, fraud and the like are never one, whatever class is remembered. A few
 * sections tell it; of the others in their articles the class that was told decides, since no list of them is whole.
 */
export const classA: FactCondition = (matter) => {
  const { charge } = matter;
  const { level, offense, path } = charge;
  const grade = gradeOf(charge);
  if (level !== undefined && level !== 'felony') return never;
  if (isNot(ask(mayBeClassABySection, matter))) return never;
  if (level === undefined) return unknown(path('level'));
  if (isSo(ask(alwaysOne, matter))) return always;
  if (isSo(ask(oneUnlessTried, matter))) return ask(not(onlyTried), matter);
  if (grade !== undefined) return fact(grade === 'a');
  return unknown(path(offense === undefined ? 'offense' : 'grade'));
};

/** § 160.57(1)(b)(vi): the class A felonies that are never sealed by themselves: all but those for drugs. */
export const graveClassA = all(
  classA,
  not(under('220.*', all(about('drug_possession', 'drug_sale'), not(about('homicide'))))),
);

/** Article 220 or 221. */
export const drugCrime = under('220.* 221.*', about('drug_possession', 'drug_sale', 'marijuana'));

const asked: FactCondition = () => judgement(said.violentFelony);

/** Of robbery and burglary the third degree, class D, is not violent. */
const violentByKind = byKind(
  [asked, 'assault', 'weapon'],
  [graded('b', 'c'), 'robbery', 'burglary'],
  [asked, 'violent', 'domestic_violence', 'kidnapping', 'arson', 'child_victim'],
);

/** A violent felony of Penal Law § 70.02. */
const violentFelony = any(under(violentFelonies, violentByKind), all(under(perhapsLeftOut), asked));

/** § 160.59(1)(a): what a judge may not seal after ten years. An attempt is left out only if it is a felony itself. */
export const shutOutAfterTenYears = any(
  all(sexArticle, any(ofFelony, not(onlyTried))),
  sexOffense,
  all(ofFelony, any(under('125.* 490.*', about('homicide')), classA, violentFelony)),
);

/** Driving while ability impaired by alcohol, VTL § 1192(1): a traffic infraction. */
export const abilityImpaired = any(underTrafficLaw('1192'), about('dui'));

const beforeReform = happenedBefore('offense', '2021-03-31');

const asSmallAmount = readAs(always, said.smallMarijuana);

/** Only the heavier felonies of the old law, and the crimes of the new one, were left standing. */
const smallAmount: Readonly<Record<Level, FactCondition>> = {
  infraction: asSmallAmount,
  misdemeanor: all(beforeReform, asSmallAmount),
  felony: all(beforeReform, not(about('drug_sale')), graded('e'), asSmallAmount),
};

const erasedByKind = byKind([
  (matter) => {
    const { level, path } = matter.charge;
    return level ? smallAmount[level](matter) : unknown(path('level'));
  },
  'marijuana',
]);

/** A nullity by CPL § 160.50(3)(k) and (5). */
export const erased: FactCondition = (matter) => {
  const { charge } = matter;
  if (erasedSections(charge)) return always;
  if (charge.statute === undefined) return erasedByKind(matter);
  return charge.offense?.includes('marijuana') && perhapsMarijuanaSections(charge)
    ? judgement(said.onlyHashish)
    : never;
};

/** Under the marijuana law that was repealed, former article 221. */
export const oldMarijuanaLaw = under('221.*', byKind([beforeReform, 'marijuana']));

import { all, ask, type FactCondition, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { ofLevel } from '../../vocabulary/facts.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../when.ts';
import {
  articleOf,
  classASections,
  erasedMarijuanaSections,
  isOneOf,
  perhapsMarijuanaSections,
  registrableIfChild,
  registrableIfNotParent,
  registrableSections,
  registrableUnlessHarsh,
  violentFelonies,
} from './sections.ts';

const has = (kinds: readonly OffenseKind[] | undefined, ...wanted: OffenseKind[]) =>
  kinds?.some((kind) => wanted.includes(kind)) === true;

/** A crime that calls for registration, Correction Law § 168-a(2)–(3). */
export const sexOffense: FactCondition = ({ charge, file }) => {
  const { registrable, offense, level } = charge;
  if (registrable !== undefined) return fact(registrable);
  if (level === 'infraction') return never;
  const field = charge.path('registrable');
  const child = has(offense, 'child_victim');
  const registers = file.answers.mustRegister === true;
  if (isOneOf(charge, registrableIfChild)) {
    if (child) return assuming('We assumed you must register, since a child was harmed.', always, field);
    return registers
      ? unknown(field)
      : assuming(
          'We assumed nobody under 18 was harmed, and that it was your first such crime.',
          never,
          field,
        );
  }
  if (isOneOf(charge, registrableIfNotParent)) return child ? unknown(field) : never;
  if (isOneOf(charge, registrableUnlessHarsh)) return unknown(field);
  const article = articleOf(charge);
  if (article === 130 || article === 263 || isOneOf(charge, registrableSections)) return always;
  if (charge.statute !== undefined) return never;
  if (offense === undefined) return unknown(charge.path('offense'));
  if (has(offense, 'sexual')) {
    // Forcible touching of an adult and public lewdness call for no registration, and are common misdemeanors.
    if (level !== 'felony' && !registers && !child) return unknown(charge.path('statute'));
    return assuming(
      'We assumed this is a crime for which you must register.',
      always,
      charge.path('statute'),
    );
  }
  return child && has(offense, 'kidnapping', 'prostitution') ? unknown(charge.path('statute')) : never;
};

const maybeClassA: readonly OffenseKind[] = [
  'homicide',
  'kidnapping',
  'arson',
  'violent',
  'sexual',
  'assault',
  'robbery',
  'burglary',
  'weapon',
  'drug_possession',
  'drug_sale',
  'other',
];

/** A class A felony, A-I or A-II. Theft, fraud and the like are never one, whatever class is remembered. */
export const classA: FactCondition = ({ charge }) => {
  const { level, grade, offense, statute } = charge;
  if (level !== undefined && level !== 'felony') return never;
  if (statute === undefined && offense?.every((kind) => !maybeClassA.includes(kind))) return never;
  if (level === undefined) return unknown(charge.path('level'));
  if (grade !== undefined) return fact(grade === 'a');
  if (statute !== undefined && articleOf(charge) !== 220) return fact(isOneOf(charge, classASections));
  return unknown(charge.path(offense === undefined ? 'offense' : 'grade'));
};

/** Article 220 of the Penal Law: controlled substances. */
const controlledSubstance: FactCondition = ({ charge }) => {
  if (charge.statute !== undefined) return fact(articleOf(charge) === 220);
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return fact(has(charge.offense, 'drug_possession', 'drug_sale') && !has(charge.offense, 'homicide'));
};

/** § 160.57(1)(b)(vi): the class A felonies that are never sealed by themselves. */
export const graveClassA = all(classA, not(controlledSubstance));

/** Article 220 or 221. */
export const drugCrime: FactCondition = ({ charge }) => {
  const article = articleOf(charge);
  if (article !== undefined) return fact(article === 220 || article === 221);
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return fact(has(charge.offense, 'drug_possession', 'drug_sale', 'marijuana'));
};

const violentKinds: readonly OffenseKind[] = [
  'assault',
  'violent',
  'domestic_violence',
  'kidnapping',
  'weapon',
  'arson',
  'child_victim',
  'robbery',
  'burglary',
];

/** A violent felony of Penal Law § 70.02. Of robbery and burglary the third degree, class D, is none. */
const violentFelony: FactCondition = ({ charge }) => {
  const { offense, grade } = charge;
  if (isOneOf(charge, violentFelonies)) return always;
  if (offense === undefined)
    return charge.statute === undefined
      ? unknown(charge.path('offense'))
      : judgement('Is this one of the violent felonies of Penal Law § 70.02?');
  if (!offense.some((kind) => violentKinds.includes(kind))) return never;
  if (isOneOf(charge, ['140.20', '160.05'])) return never;
  const degree = has(offense, 'robbery', 'burglary') && !has(offense, 'assault', 'weapon');
  if (degree && charge.statute === undefined) {
    if (grade === undefined) return unknown(charge.path('grade'));
    return fact(grade === 'b' || grade === 'c');
  }
  return judgement('Is this one of the violent felonies of Penal Law § 70.02?');
};

/** § 160.59(1)(a): what a judge may not seal after ten years. */
export const shutOutAfterTenYears: FactCondition = (matter) => {
  const { charge } = matter;
  const article = articleOf(charge);
  if (article === 130 || article === 263) return always;
  const sex = ask(sexOffense, matter);
  if (sex.earliest !== Number.POSITIVE_INFINITY) return sex;
  if (charge.level !== 'felony') return ofLevel('felony')(matter);
  if (article === 125 || (article === undefined && has(charge.offense, 'homicide'))) return always;
  const classed = ask(classA, matter);
  return classed.earliest === Number.POSITIVE_INFINITY ? violentFelony(matter) : classed;
};

/** Driving while ability impaired by alcohol, VTL § 1192(1): a traffic infraction. */
export const abilityImpaired: FactCondition = ({ charge }) => {
  if (charge.statute !== undefined && /1192(?!-)/.test(charge.statute)) return always;
  return charge.offense === undefined
    ? unknown(charge.path('offense'))
    : fact(charge.offense.includes('dui'));
};

const beforeReform = committedBefore('2021-03-31');

/** Expunged by the marijuana law of 2021. */
export const erasedMarijuana: FactCondition = (matter) => {
  const { charge } = matter;
  const { offense, statute } = charge;
  if (isOneOf(charge, erasedMarijuanaSections)) return always;
  if (statute !== undefined)
    return has(offense, 'marijuana') && isOneOf(charge, perhapsMarijuanaSections)
      ? judgement('Was hashish the only drug in the case? The court that convicted you can tell.')
      : never;
  if (offense === undefined) return unknown(charge.path('offense'));
  return offense.includes('marijuana') ? byClass(matter) : never;
};

/** Only the heavier felonies of the old law, and the crimes of the new one, were left standing. */
const byClass: FactCondition = (matter) => {
  const { charge } = matter;
  const field = charge.path('statute');
  const old = beforeReform(matter);
  if (charge.level === undefined) return unknown(charge.path('level'));
  if (charge.level === 'infraction')
    return assuming('We assumed this was a violation for a small amount of marijuana.', always, field);
  if (charge.level === 'misdemeanor') {
    return old.latest === Number.NEGATIVE_INFINITY
      ? assuming(
          'We assumed this was a small marijuana crime under the law before March 31, 2021.',
          old,
          field,
        )
      : old;
  }
  if (has(charge.offense, 'drug_sale') || old.earliest === Number.POSITIVE_INFINITY) return never;
  if (charge.grade === undefined) return unknown(charge.path('grade'));
  if (charge.grade !== 'e') return never;
  return assuming('We assumed you had 8 to 16 ounces of marijuana (former § 221.20).', old, field);
};

/** Under the marijuana law that was repealed, former article 221. */
export const oldMarijuanaLaw: FactCondition = (matter) => {
  const { charge } = matter;
  const article = articleOf(charge);
  if (article !== undefined) return fact(article === 221);
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return charge.offense.includes('marijuana') ? beforeReform(matter) : never;
};

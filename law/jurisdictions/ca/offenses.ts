import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, isNot, isSo, judgement, never } from '../../engine/when.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, chargeFactAsked, convictedOrPardoned, felony, infraction } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { among, onlySectionTells, whereNotTold } from '../../vocabulary/readings.ts';
import { inVehicleCode, partUntold, sections, told, under } from './code.ts';
import { said } from './said.ts';
import { misdemeanor, sentToPrison } from './sentences.ts';

/** § 1203.4(b): sex acts with children or by force, and child pornography. § 261.5(d) only as a felony. */
const sexSections = '286(c) 287(c) 288 288a(c) 288.5 289(j) 311.1 311.2 311.3 311.11';
const felonySexSections = `${sexSections} 261.5(d)`;

const sexual = about('sexual');
const sexualFelony = all(sexual, felony);

const askedOfChildVictim = among(all(sexual, about('child_victim')), onlySectionTells);

/** Many sex felonies are on that list and many are not, so the section is asked for. */
export const sexCrimeLeftOut = any(
  under(felonySexSections, among(sexualFelony, onlySectionTells)),
  all(misdemeanor, under(sexSections, askedOfChildVictim)),
);

/** § 1203.4a(d) names one sex crime only. */
export const lewdActMisdemeanor = under('288(c)', askedOfChildVictim);

/** Vehicle Code § 42002.1 reaches these sections only where the driver refused an inspection. */
export const notRefusedInspection = openIf(all(misdemeanor, under('2800 2801 2803')), said.refusedInspection);

export const driving = under(inVehicleCode, about('traffic', 'dui'));

/** Vehicle Code § 42001: what most people call a ticket. */
export const trafficTicket = all(infraction, driving);

/** Johnson v. Department of Justice (2015): for § 261.5 a judge may order it (§ 290.006). Until 2026 § 290(c) did not name it. */
const onlyIfOrdered = sections('261.5');

/**
 * § 290(c)(1), (3): § 261.5(c) and (d) from 2026 on, and some acts with a minor, but not where the two were at most ten years
 * apart and nothing else calls for it.
 */
const unlessCloseInAge = any(
  under('286(b) 287(b) 289(h) 289(i)'),
  all(any(under('261.5(c) 261.5(d)'), partUntold('261.5(c) 261.5(d)')), not(committedBefore('2026-01-01'))),
);

/** Those that § 290(c) names by their section, whatever else was told of them. */
const namedForRegistering = sections(`
  236.1(b) 236.1(c) 243.4 261 264.1 266 266c 266h(b) 266i(b) 266j 267 269 285 286 287 288 288a 288.3 288.4 288.5 288.7 289
  311.1 311.2(b) 311.2(c) 311.2(d) 311.3 311.4 311.10 311.11 314 647.6 647a 653f(c)
`);
const obscenity = sections('311.2(a)');
/** § 290(c) names sending harmful matter to a child only as a felony, and trafficking and pimping by their paragraphs on minors. */
const namedIfSo = any(
  all(felony, under('288.2')),
  all(about('child_victim'), partUntold('236.1(c) 266h(b) 266i(b)')),
  all(under('262(a)(1)'), sentToPrison),
);
/** Of the rest these may be sex crimes of § 290(c), by what was meant, by their part, or as an attempt at one. */
const namedForSome = sections('182 187 207 208 209 220 236.1 262 266h 266i 272 311.2 653f 664');
const namedForNone = sections(
  '236.1(a) 262(a)(2) 262(a)(3) 262(a)(4) 262(a)(5) 266h(a) 266i(a) 653f(a) 653f(b)',
);
/** Assault meant as a sex crime, but for one meant to maim. */
const attack = sections('220');
/** § 290(c)(2): paying a minor for sex, a second time, and more than ten years older. */
const paidMinor = all(felony, under('647(l)(2)'), not(happenedBefore('disposition', '2025-01-01')));

/** § 290.006: a judge can order it after any crime done for sex. */
const ordered: FactCondition = (matter) => {
  const registers = ask(all(convictedOrPardoned, mustRegister), matter);
  if (isSo(registers)) return judgement(said.orderedToRegister);
  return isNot(registers)
    ? assuming(said.notOrderedToRegister, never, matter.charge.path('registrable'))
    : registers;
};

/** The offense itself calls for registration under § 290. */
export const registrable = whereNotTold(['registrable'], (matter) => {
  const { charge } = matter;
  if (charge.registrable !== undefined) return fact(charge.registrable);
  const ifApart = ask(unlessCloseInAge, matter);
  if (!isNot(ifApart)) return isSo(ifApart) ? judgement(said.tenYearsApart) : ifApart;
  if (namedForRegistering(charge) || isSo(ask(namedIfSo, matter))) return always;
  if (obscenity(charge)) return never;
  if (isSo(ask(paidMinor, matter))) return judgement(said.paidMinorAgain);
  const about = ask(sexual, matter);
  const unnamed = told(charge).length > 0 && (namedForNone(charge) || !namedForSome(charge));
  if (onlyIfOrdered(charge) || (unnamed && isSo(about))) return ask(ordered, matter);
  if (attack(charge) && !isSo(about)) return judgement(said.attackForSexCrime);
  return isSo(about) ? assuming(said.sexCrimeRegistered, always, charge.path('registrable')) : about;
});

const registrationEnded = chargeFactAsked('registrationEnded');

/** Who does not register now, though the crime called for it, had that duty ended by a court, or never had it. */
export const noLongerRegisters: FactCondition = any(
  not(
    any(
      sexualFelony,
      under(
        felonySexSections,
        among(sexualFelony, () => never),
      ),
    ),
  ),
  not(registrable),
  registrationEnded,
);

/** §§ 851.7(h), 1203.45(e): until March 7, 1973 people came of age at 21. */
export const aMinor = any(youngerThan(18), all(youngerThan(21), committedBefore('1973-03-07')));

const longTermKinds = about('homicide', 'kidnapping', 'sexual', 'arson');

/** Of what a section says itself, an attempt carries less: § 664. */
const attempt = under('664');

/** §§ 191.5(c), 193, 204–206.1, 208–209.5, 215, 217.1, 220, 236.1, 245, 264, 264.1 and 269. */
const eightYearSections = all(
  under(`
    191.5(a) 192(a) 192(c)(3) 203 205 206 207 208 209 209.5 215 217.1(b) 220(a)(2) 220(b) 236.1 245(a)(3) 245(b) 245(d)
    245.5(b) 261 262 264.1 269
  `),
  not(attempt),
);

/** §§ 191.5(c), 193, 210, 220, 237, 243.4, 261.5, 287 and 288: killings, detaining and sex crimes that carry less. */
const shorterSections = under(`
  191.5(b) 192(b) 192(c)(1) 192(c)(2) 210 220(a)(1) 236 237 243.4 261.5 287(b) 287(e) 287(h) 288(c)
`);

const almostEightYears = 95;
const shorterByKind = unless(sentencedBeyond(almostEightYears), 'maxMonths', (matter) =>
  assuming(said.lessThanEightYears, ask(longTermKinds, matter), matter.charge.path('maxMonths')),
);

/** Punishable by 8 years or more: told, or read from the section or the kind of offense. */
export const eightYearFelony: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.maxMonths !== undefined) return fact(charge.maxMonths >= 96);
  if (isSo(ask(eightYearSections, matter))) return always;
  if (isSo(ask(shorterSections, matter))) return never;
  const grave = ask(longTermKinds, matter);
  return isSo(grave)
    ? assuming(said.eightYearsOrMore, grave, charge.path('maxMonths'))
    : shorterByKind(matter);
};

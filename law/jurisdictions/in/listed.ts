import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, anything, chargeFact, felony, hurt } from '../../vocabulary/facts.ts';
import { byKind, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** Ind. Code § 11-8-8-5. All that it names are felonies; kidnapping and confinement only of a child. */
const onRegistryList: FactCondition = all(
  felony,
  any(
    under(
      '35-42-1-1 35-42-1-3 35-42-4-1–35-42-4-8 35-46-1-3',
      byKind([readAs(always, said.onRegistryList), 'sexual', 'homicide']),
    ),
    // Sexual misconduct with a minor counts in the higher classes, promoting prostitution in one alone.
    all(under('35-42-4-9'), graded('5', '4', '2', '1', 'c', 'b', 'a')),
    all(under('35-45-4-4'), graded('4', 'b')),
    // Of trafficking only some is on the list: until 2018 what was done to somebody under 18. How the sections of today are named, and
    // whether a guard's or helper's misconduct with a child is on it, was not read.
    all(
      under('35-42-3.5-*'),
      when(all(about('child_victim'), committedBefore('2018-07-01')), anything, () =>
        judgement(said.traffickingListed),
      ),
    ),
    all(
      any(under('35-44.1-3-10'), all(under('35-44-1-*'), about('sexual'))),
      any(about('child_victim'), graded('4', 'b')),
      () => judgement(said.servedChild),
    ),
    all(under('35-42-3-2 35-42-3-3', about('kidnapping')), about('child_victim')),
  ),
);

/** Who was convicted of such a crime is a “sex or violent offender”. */
export const sexOrViolent = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(onRegistryList, matter) : fact(registrable);
});

/** Felonies of the chapters on homicide, trafficking and sex crimes. */
export const barredFelony: FactCondition = all(
  felony,
  under(
    '35-42-1-* 35-42-3.5-* 35-42-4-*',
    byKind([readAs(always, said.barredChapter), 'homicide', 'sexual']),
  ),
);

/**
 * § 35-38-9-5(b)(5): a felony that resulted in death. Outside those chapters it is what was told as a killing, drunk driving
 * that killed, and what has its class only because somebody died.
 */
const toldAsKilling: FactCondition = ({ charge: { offense } }) =>
  fact(offense?.includes('homicide') === true);
/** § 9-30-5-5, until July 2019 for a death alone, since then for a “catastrophic injury” too; the lowest class is for a police animal. */
const drunkCrash = all(under('9-30-5-5'), not(graded('6', 'd')));
const drunkDeath = all(drunkCrash, committedBefore('2019-07-01'));
/** Neglect of Level 1 and battery of Level 2 (§§ 35-46-1-4(b)(3), 35-42-2-1, 35-42-2-1.3). */
const fatalByClass: FactCondition = all(
  any(all(under('35-46-1-4'), graded('1')), all(under('35-42-2-1 35-42-2-1.3'), graded('2'))),
  ({ charge: { injury, path } }) =>
    injury === undefined ? assuming(said.somebodyDied, always, path('injury')) : fact(injury === 'serious'),
);
/** Where the class also takes in an injury for life, or what it took before July 2014 could not be read. */
const perhapsFatal: FactCondition = all(
  any(
    drunkCrash,
    all(under('35-44.1-3-1 35-44-3-3'), graded('3', '2', 'b', 'a')),
    all(under('35-46-1-4 35-42-2-1 35-42-2-1.3'), graded('a')),
  ),
  ({ charge: { injury } }) =>
    injury === 'none' || injury === 'bodily' ? never : judgement(said.didSomebodyDie),
);
export const killed: FactCondition = all(felony, any(toldAsKilling, drunkDeath, fatalByClass, perhapsFatal));

const gunCharge: FactCondition = all(about('weapon'), graded('4', 'b'), readAs(always, said.armedFelon));
/** Having a gun as a “serious violent felon”, a Level 4 felony. */
export const armedFelon: FactCondition = all(felony, under('35-47-4-5', gunCharge));

/** Article 35-44 held both until July 2012. */
export const perjury = under('35-44.1-2-1 35-44-2-1');
export const officialMisconduct = under('35-44.1-1-1 35-44-1-2', about('official_misconduct'));
export const electedOfficial = chargeFact('electedOfficial', false, said.notElected);

const gravest: FactCondition = all(
  about('assault'),
  graded('3', '2', '1', 'b', 'a'),
  readAs(always, said.badlyHurt),
);
/**
 * The classes that these crimes have only where somebody was badly hurt, or worse: robbery, burglary, arson, neglect, battery of
 * somebody endangered, a child or worse, and fleeing in a car.
 */
const hurtByClass: FactCondition = all(
  felony,
  any(
    all(under('35-42-5-1'), graded('2', 'a')),
    all(under('35-43-2-1'), graded('1')),
    all(under('35-43-1-1'), graded('2')),
    all(under('35-46-1-4'), graded('3', '1', 'b', 'a')),
    all(under('35-42-2-1 35-42-2-1.3'), graded('4', '3', '2', 'b', 'a')),
    all(under('35-44.1-3-1 35-44-3-3'), graded('5', '3', '2', 'c', 'b', 'a')),
    drunkCrash,
  ),
  ({ charge: { injury, path } }) =>
    injury === undefined ? assuming(said.badlyHurt, always, path('injury')) : fact(injury === 'serious'),
);
/** “Resulted in serious bodily injury”: aggravated battery and drunk driving that hurt say so themselves. */
export const badlyHurt: FactCondition = any(
  under('35-42-2-1.5 9-30-5-4', gravest),
  hurtByClass,
  hurt('serious'),
);

const usuallyHurt: FactCondition = ({ charge }) => assuming(said.somebodyHurt, always, charge.path('injury'));
const mayHurt = about('robbery', 'burglary', 'kidnapping', 'arson', 'dui', 'obstruction', 'child_victim');
const likelyHurt: FactCondition = any(
  all(
    under(
      '35-42-2-1 35-42-2-1.3 35-42-2-1.5 35-42-2-9 9-30-5-4',
      about('assault', 'violent', 'domestic_violence'),
    ),
    usuallyHurt,
  ),
  all(mayHurt, hurt('bodily', 'serious')),
);
/** “Resulted in bodily injury”: any pain counts. */
export const somebodyHurt: FactCondition = (matter) => {
  const { injury } = matter.charge;
  return injury === undefined ? ask(likelyHurt, matter) : fact(injury !== 'none');
};

const homicide = under('35-42-1-* 9-30-5-5', about('homicide'));
/** § 35-38-10-2 and § 31-37-22-11 ask that nobody else was hurt. A killing hurt somebody, and so did most felony assaults. */
export const someoneElseHurt: FactCondition = any(
  homicide,
  all(felony, somebodyHurt),
  hurt('bodily', 'serious'),
);

import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { about, chargeFact, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const asViolent = readAs(always, said.violentCrime);
const classA = graded('a');

/** Incest and endangering are on the list by their paragraph III alone: where it was not told, those about a child are taken for it. */
const paragraphThree = '639:2(iii) 639:3(iii)';
const withChild: FactCondition = when(about('child_victim'), asViolent, () => judgement(said.onlySome));

/** RSA 651:5, XIII. Negligent homicide and arson only as class A felonies. */
export const violent: FactCondition = all(
  felony,
  any(
    under(
      '630:1 630:1-a 630:1-b 630:2 631:1 632-A:2 632-A:3 633:1 633:2 636:1 649-A:*',
      byKind(
        [asViolent, 'sexual', 'kidnapping', 'robbery'],
        // Only negligent homicide is a class B felony, and as such it is not on the list.
        [when(graded('b'), readAs(never, said.notViolent), asViolent), 'homicide'],
        [all(classA, asViolent), 'arson', 'assault'],
        // Endangering a child, child pornography and hurting a child badly are on it, other felonies are not.
        [onlySectionTells, 'child_victim'],
        [readAs(never, said.notViolent), 'violent', 'domestic_violence'],
      ),
    ),
    all(under('630:3 634:1'), classA),
    under(paragraphThree),
    all(partUntold(paragraphThree), withChild),
  ),
);

/** RSA 651:5, V and XIV: felonies alone, those of chapter 642 all. Perjury and false swearing are not among them. */
const obstruction: FactCondition = all(
  felony,
  under('641:5 641:6 642:*', byKind([readAs(always, said.obstructionOfJustice), 'obstruction', 'escape'])),
);

const extended: FactCondition = all(felony, chargeFact('extendedTerm', false, said.notExtended));

/** RSA 651:5, V. */
export const barred: FactCondition = any(violent, obstruction, extended);

/** Also by an older section, or by one that sets the penalty: what was told as such is. */
export const drunkDriving = any(under('265-A:2 265-A:3'), about('dui'));

export const sexualMisdemeanor: FactCondition = all(
  misdemeanor,
  under('632-A:4', byKind([readAs(always, said.sexualAssault), 'sexual'])),
);
export const lewdFelony: FactCondition = all(felony, under('645:1'));
export const domesticMisdemeanor: FactCondition = all(
  misdemeanor,
  under('631:2-b', byKind([readAs(always, said.domesticViolence), 'domestic_violence'])),
);
/** RSA 318-B:26, II is about having drugs, not about selling them. */
export const drugPossession: FactCondition = byKind(
  [() => never, 'drug_sale'],
  [() => always, 'drug_possession'],
);
export const habitualList: FactCondition = all(
  about('traffic'),
  chargeFact('habitualList', false, said.notHabitual),
);
export const littleMarijuana: FactCondition = all(
  about('marijuana'),
  drugPossession,
  not(felony),
  chargeFact('upToThreeQuarters', true, said.smallAmount),
);

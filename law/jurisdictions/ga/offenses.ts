import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never, unknown } from '../../engine/when.ts';
import { atLeast, youngerThan } from '../../vocabulary/age.ts';
import type { SectionTest } from '../../vocabulary/code.ts';
import { about, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { sections, under } from './code.ts';
import { said } from './said.ts';

/** Article 15 of chapter 6 of title 40: reckless driving, DUI, hurting someone with a car, fleeing, aggressive driving. */
const seriousTraffic = '40-6-390–40-6-397';

const titleForty = sections('40-*');
const articleFifteen = sections(seriousTraffic);

/** Traffic that does not count against a person: § 35-3-37(a)(4). */
export const nonseriousTraffic: FactCondition = under(
  (charge) => titleForty(charge) && articleFifteen(charge) === false,
  (matter) => {
    const { offense, path } = matter.charge;
    if (offense === undefined) return unknown(path('offense'));
    const onlyTraffic = offense.length > 0 && offense.every((kind) => kind === 'traffic');
    return onlyTraffic ? readAs(always, said.smallTraffic)(matter) : never;
  },
);

/** Theft under chapter 8 of title 16, but shoplifting and refund fraud. */
const chapterEight = sections('16-8-*');
const shopliftingSections = sections('16-8-14 16-8-14.1');
const theft = under(
  (charge) => chapterEight(charge) && shopliftingSections(charge) === false,
  byKind(
    [notShoplifting, 'theft'],
    [() => always, 'robbery'],
    [readAs(never, said.notTheftByDeception), 'fraud'],
  ),
);

function notShoplifting({ charge }: Parameters<FactCondition>[0]): ReturnType<FactCondition> {
  const given = charge.facts?.shoplifting;
  return given === undefined ? unknown(charge.path('facts.shoplifting')) : fact(given !== true);
}

/** Whoever was under 21 when arrested for assault or battery in the family is not left out. */
const inFamily = about('domestic_violence');
const grownUp = not(youngerThan(21));

/** § 35-3-37(j)(4)(B)(i)–(v). A section is often written without its paragraph on families: then the kind tells. */
const familyBySection = any(
  all(under('16-5-20(d) 16-5-23(f) 16-5-23.1(f)'), grownUp),
  all(under('16-5-20 16-5-23 16-5-23.1'), inFamily, grownUp),
  all(
    under('16-5-90'),
    any(inFamily, () => judgement(said.familyStalking)),
  ),
  under('16-5-95', byKind([readAs(always, said.familyOrder), 'protection_order'])),
);

const familyKind = byKind(
  [onlySectionTells, 'harassment', 'obstruction'],
  [not(youngerThan(21)), 'assault', 'violent'],
  [readAs(never, said.ordinaryFamilyCrime), 'property_damage', 'trespass', 'public_order', 'theft', 'other'],
  [not(youngerThan(21)), 'domestic_violence'],
);

/** Without a section: hitting somebody is left out, and so may be stalking. Breaking a window is not. */
const noSectionTold: SectionTest = (charge) => (titleForty(charge) === undefined ? undefined : false);
const familyByKind = under(noSectionTold, all(inFamily, familyKind));

/**
 * § 35-3-37(j)(4)(B)(vi)–(xvi). Subsection (b) of § 16-6-8 is how every misdemeanor under it is punished. Part 2 of article 3
 * of chapter 12 of title 16 ends with § 16-12-100.3.
 */
const sexCrimesAndMinors = any(
  under(
    `16-6-4 16-6-5 16-6-5.1 16-6-8 16-6-10 16-6-11 16-6-22.1 16-10-24.3 16-11-61 16-12-100–16-12-100.3`,
    byKind(
      [readAs(always, said.sexCrimeListed), 'sexual'],
      [onlySectionTells, 'child_victim'],
      [readAs(never, said.prostitutionItself), 'prostitution'],
    ),
  ),
  all(under('16-6-12'), () => judgement(said.panderingByForce)),
);

/** A death by driving is in article 15 as a misdemeanor too: § 40-6-393(c). */
const deathByDriving = when(about('traffic'), readAs(always, said.deathByDriving), onlySectionTells);
const serious = under(
  seriousTraffic,
  byKind([() => always, 'dui'], [deathByDriving, 'homicide'], [readAs(never, said.smallTraffic), 'traffic']),
);

/** Misdemeanors that can never be restricted: § 35-3-37(j)(4)(B). */
export const leftOutMisdemeanor = any(serious, theft, familyBySection, familyByKind, sexCrimesAndMinors);

/** With a weapon it is armed robbery; without one that was told of, only the section tells. */
const robbery = when(about('weapon'), readAs(always, said.armedRobbery), onlySectionTells);

/** A serious violent felony or a sexual offense: §§ 17-10-6.1(a), 17-10-6.2(a). */
export const gravest: FactCondition = any(
  all(
    not(misdemeanor),
    under(
      '16-5-1 16-5-40 16-6-1 16-6-2 16-6-4 16-6-5 16-6-5.1 16-6-22 16-6-22.2 16-8-41 16-12-100',
      byKind(
        [readAs(always, said.sexCrimeListed), 'sexual'],
        [readAs(always, said.kidnappingItself), 'kidnapping'],
        [readAs(never, said.vehicularHomicide), 'dui', 'traffic'],
        [readAs(always, said.murder), 'homicide'],
        [robbery, 'robbery'],
      ),
    ),
  ),
  all(under('16-6-3'), atLeast(21)),
  all(under('16-5-21'), about('sexual')),
  all(under('16-5-41'), about('child_victim'), () => judgement(said.youngVictim)),
  all(under('16-6-22.1'), () => judgement(said.secondSexualBattery)),
);

/** The longest wait after an arrest that nobody followed up: § 35-3-37(h)(1)(A)(ii)(III). */
export const longestWait = any(gravest, all(felony, about('sexual'), about('child_victim')));

/** Whoever was sentenced for one of these could not be a First Offender: § 42-8-60(j). */
export const noFirstOffender = any(
  gravest,
  under(
    '16-5-46 16-5-101 16-5-102 16-12-100 16-12-100.1 16-12-100.2 40-6-391',
    byKind([() => always, 'dui'], [() => judgement(said.elderCrime), 'elder_victim']),
  ),
  all(felony, under('16-5-21 16-5-24 16-10-24', about('obstruction')), about('obstruction'), () =>
    judgement(said.againstOfficer),
  ),
);

import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, fact, isSo, judgement, never, unknown } from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, chargeFact } from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

/** A section of which only one part is on a list, told without its part. */
const unlessPartUntold = (parts: string, listed: FactCondition): FactCondition =>
  any(
    listed,
    all(partUntold(parts), () => judgement(said.partOfSection)),
  );

/** Most felonies of § 644 are listed, and its paragraphs were renumbered over the years. */
const domestic = all(under('644'), () => judgement(said.domesticFelony));

const asListed = (text: Saying) => readAs(always, text);
const noKind: FactCondition = () => never;
const notBurglary = readAs(never, said.notFirstDegreeBurglary);
const notTrafficking = readAs(never, said.notAggravatedTrafficking);
const onlyHad = readAs(never, said.onlyHadWeapon);

/**
 * 57 O.S. § 571(2), with attempts, plots and solicitation; and the sections that only say what these are or how they are
 * punished: rape of § 1114 in §§ 1111, 1115 and 1116, manslaughter of § 716 in § 722, riot of § 1311 in § 1312, what § 1024.1
 * defines in § 1024.2, what § 1030 defines in §§ 1087 and 1088. Soliciting a murder is § 701.16. Robbery is “§ 797 et seq.” there. What an assault was by, its kind does not tell.
 */
const violentSections =
  '645 650 651 652 653 681 1303 701.7 701.8 701.9 701.16 711 715 716 722 741 1431 1441 745 751 759 791 797–801 843.5 849 888 1114 1111 1111.1 1115 1116 1123(A) 1287 1289.16 1311 1312 1320.2 1401 349 1262 1261 1481 1485 1903 843.1 1767.1 1021.2 1021.3 1024.1 1024.2 1040.12a 1030 1087 1088 748 1268–1268.9 540A 43A: 10-103 63: 2-415(C)';

/** An attempt or a plot stands in sections of its own: what it was about tells whether it was at one of these. */
const tried = under('42 44 421');
const triedOrPlotted = any(
  all(tried, about('homicide', 'robbery', 'kidnapping', 'sexual')),
  all(tried, about('arson', 'assault', 'violent', 'domestic_violence', 'child_victim', 'elder_victim'), () =>
    judgement(said.triedWhat),
  ),
);

/** § 1436 is the penalty for burglary of all degrees; only the first is listed. */
const someBurglary = all(under('1436'), () => judgement(said.degreeOfBurglary));

/** Aggravated assault and battery, only upon a person who defended another: § 571(2)(ww). */
const uponDefender = all(under('646', noKind), chargeFact('defendingAnother', false, said.notDefending));

const violent: FactCondition = any(
  triedOrPlotted,
  someBurglary,
  uponDefender,
  unlessPartUntold(
    '1123(A) 63: 2-415(C)',
    under(
      violentSections,
      byKind(
        [
          asListed(said.onViolentList),
          'homicide',
          'robbery',
          'kidnapping',
          'sexual',
          'child_victim',
          'elder_victim',
        ],
        [onlySectionTells, 'assault', 'violent', 'domestic_violence', 'arson', 'prostitution'],
        [notBurglary, 'burglary'],
        [onlyHad, 'weapon'],
        [notTrafficking, 'drug_sale'],
      ),
    ),
  ),
  domestic,
);

/** §§ 791 and 797 are robbery of both degrees; only the first is an 85 percent crime. */
const someRobbery = all(under('791 797'), () => judgement(said.degreeOfRobbery));

/** 21 O.S. § 13.1, the “85 percent crimes”, as its four texts of 2024 and 2025 name them. */
const eightyFivePercent =
  '701.7 701.8 701.9 711 715 651 652 653 800 801 798 1111 1114 1115 1401 1431 1767.1 843.5 888 1021.2 1021.3 1024.1 1024.2 1040.12a 1030 1123(A) 748 1289.17A 175 43A: 10-103 63: 2-415(C)';

export const on85List: FactCondition = any(
  unlessPartUntold(
    '1123(A) 63: 2-415(C)',
    under(
      eightyFivePercent,
      byKind(
        [asListed(said.on85List), 'homicide', 'sexual', 'child_victim', 'elder_victim'],
        [onlySectionTells, 'robbery', 'assault', 'violent', 'domestic_violence', 'arson', 'prostitution'],
        [notBurglary, 'burglary'],
        [onlyHad, 'weapon'],
        [notTrafficking, 'drug_sale'],
      ),
    ),
  ),
  someRobbery,
  someBurglary,
  domestic,
);

/** 57 O.S. § 582(A): the sections that always call for registration. §§ 865 to 869 are “§ 865 et seq.” there. */
const alwaysRegistered = under(
  '865–869 885 886 888 1021 1021.2 1021.3 1024.2 1040.12a 1040.13 1040.13a 1087 1088 1111 1111.1 1114 1115 1116 1123',
  byKind([readAs(always, said.mustBeRegistered), 'sexual']),
);

const triedSexCrime = all(tried, about('sexual'), readAs(always, said.mustBeRegistered));

/** The others, by what was done: sexual abuse, sex bought from people held for it, pictures of children. An attempt counts. */
const registeredByDeed = any(
  all(about('sexual'), under('42 44 681 741 748 843.1 843.5 852.1 856 891')),
  all(about('prostitution'), under('748 856')),
  all(about('child_victim'), under('1029 1040.8')),
);

/** § 582(F) names only the gravest way to spread private pictures. */
const registeredInPart = under('1040.13b');

export const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable: told, path } = matter.charge;
  if (told !== undefined) return fact(told);
  if (isSo(ask(registeredInPart, matter))) return unknown(path('registrable'));
  return ask(any(triedSexCrime, alwaysRegistered, registeredByDeed), matter);
});

/** State Question 780 made these misdemeanors for what was done from July 1, 2017 on. */
const possession = under('63: 2-402', byKind([() => never, 'drug_sale'], [() => always, 'drug_possession']));
const smallTheft = among(about('theft', 'fraud'), chargeFact('worthUnder1000', false, said.worthMore));

export const reclassified: FactCondition = all(committedBefore('2017-07-01'), any(possession, smallTheft));

export const nonviolent = not(violent);

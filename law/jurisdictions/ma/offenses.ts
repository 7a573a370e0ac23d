import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, never, unknown } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  convicted,
  felony,
  hurt,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { said } from './said.ts';

const nothing: FactCondition = () => never;

/** § 100A: gun licenses, crimes against public justice, and the conduct of officials; but for resisting arrest. */
const resistingArrest = under('268-32b');
export const neverSealed: FactCondition = all(
  under(
    '140-121–140-131h 268-* 268a-*',
    byKind(
      [readAs(always, said.escaped), 'escape'],
      [readAs(always, said.publicOffice), 'official_misconduct'],
      [onlySectionTells, 'obstruction'],
      [readAs(never, said.gunCarried), 'weapon'],
    ),
  ),
  not(resistingArrest),
);

/** C. 6, § 178C. Kidnapping is one where the victim was a child. */
const registered = whereNotTold(['registrable'], ({ charge: { offense, registrable, path } }) => {
  if (registrable !== undefined) return fact(registrable);
  return offense === undefined ? unknown(path('offense')) : fact(offense.includes('sexual'));
});
const sexSections = under(
  '265-13b 265-13f 265-13h 265-22–265-24b 265-26c 265-26d 265-50 265-52 272-2 272-3 272-4a 272-4b 272-17 272-28 272-29a 272-29b 272-29c 272-35a',
  registered,
);
/** Open and gross lewdness is one only from the second time on. */
const lewdness = under('272-16');
const lewdAgain = all(lewdness, endedEarlier(all(convicted, lewdness)));
const sexOffense: FactCondition = any(sexSections, all(under('265-26'), about('child_victim')), lewdAgain);
export const sexConviction: FactCondition = all(convicted, sexOffense);

/** § 100A: breaking a protective or harassment order counts as a felony. */
const brokenOrder = under('209a-7 258e-9', byKind([anything, 'protection_order']));

/** In April 2018 theft, fraud and damage up to $1,200 became misdemeanors: what has become one counts as one. */
const nowMisdemeanor: FactCondition = when(
  all(about('theft', 'fraud', 'property_damage'), committedBefore('2018-04-13')),
  chargeFact('nowMisdemeanor', false, said.stillFelony),
  nothing,
);
export const sevenYears: FactCondition = any(brokenOrder, all(felony, not(nowMisdemeanor)));

/** § 100J: what may not be expunged because of its age alone. */
const felonyAgainstPerson: FactCondition = all(
  felony,
  under(
    '265-*',
    byKind(
      [
        readAs(always, said.againstPerson),
        'homicide',
        'assault',
        'violent',
        'robbery',
        'kidnapping',
        'harassment',
        'child_victim',
      ],
      [readAs(never, said.notAgainstPerson), 'burglary', 'arson', 'theft', 'fraud', 'property_damage'],
    ),
  ),
);
const householdAssault = under(
  '265-13m',
  byKind([readAs(always, said.householdAssault), 'domestic_violence']),
);
/** All of c. 90, § 24: drunk driving, and also careless driving, leaving an accident, using a car without permission. */
const badDriving = under('90-24 90-24g 90-24l', byKind([onlySectionTells, 'traffic']));
/** C. 140, and of c. 269, § 10 its paragraphs (a) to (d): not having a gun or bullets without a card, (h). */
const guns: FactCondition = all(
  under('140-121–140-131q 269-10 269-10e', byKind([readAs(always, said.gunCarried), 'weapon'])),
  not(
    under(
      '269-10(e) 269-10(f) 269-10(g) 269-10(h) 269-10(i) 269-10(j) 269-10(k) 269-10(l) 269-10(m) 269-10(n)',
    ),
  ),
);
export const neverExpunged: FactCondition = any(
  about('homicide', 'sexual', 'dui', 'elder_victim', 'protection_order'),
  sexOffense,
  brokenOrder,
  badDriving,
  guns,
  householdAssault,
  felonyAgainstPerson,
  weaponUsed,
  hurt('serious'),
);

/** § 100K¼: an amount that is no crime any more. Of a sale nobody can presume how much it was. */
export const marijuana = under('94c-32c 94c-34', byKind([readAs(always, said.marijuanaCharge), 'marijuana']));
export const tooMuch: FactCondition = when(
  about('drug_sale'),
  chargeFactAsked('overAmount'),
  chargeFact('overAmount', false, said.smallAmount),
);

export const possession = under('94c-34', byKind([readAs(always, said.possession), 'drug_possession']));

/** C. 265, § 59. */
export const forTraffickingVictims = under(
  '94c-34 272-26 272-53 272-53a',
  byKind(
    [readAs(always, said.prostitution), 'prostitution'],
    [readAs(always, said.possession), 'drug_possession'],
  ),
);

import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { allOf, always, assuming, fact, never, opposite, unknown } from '../../when.ts';
import { isListedMisdemeanor, isShieldable, isVacatable, sectionOf } from './sections.ts';

const usual = 'We read the charge as the usual one of its kind.';

type Reading = {
  readonly yes: readonly OffenseKind[];
  /** Surely not, whatever else it was. */
  readonly no: readonly OffenseKind[];
  /** Usually not: asked where something else is on the list. */
  readonly hardly?: readonly OffenseKind[];
  readonly else?: 'no';
};

/** By its section where that is told; else as the usual offense of its kind; else it is asked. */
function bySection(
  test: (section: string) => boolean,
  { yes, no, hardly = [], ...rest }: Reading,
): FactCondition {
  return ({ charge }) => {
    const section = sectionOf(charge);
    if (section !== undefined) return fact(test(section));
    const { offense } = charge;
    if (offense === undefined) return unknown(charge.path('offense'));
    const has = (kinds: readonly OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
    if (has(no)) return fact(false);
    const read = (holds: boolean) => assuming(usual, fact(holds), charge.path('statute'));
    if (has(hardly)) return has(yes) ? unknown(charge.path('statute')) : read(false);
    if (has(yes)) return read(true);
    return rest.else === 'no' ? read(false) : unknown(charge.path('statute'));
  };
}

/** By its section where that is told; else by what else is known. */
function under(sections: readonly string[], otherwise: FactCondition): FactCondition {
  return (matter) => {
    const section = sectionOf(matter.charge);
    return section === undefined ? otherwise(matter) : fact(isUnder(section, sections));
  };
}

const neverListed = ['dui', 'sexual', 'homicide', 'robbery', 'kidnapping'] as const;

export const felony = ofLevel('felony');

const misdemeanorListed = bySection(isListedMisdemeanor, {
  yes: [
    'theft',
    'drug_possession',
    'assault',
    'domestic_violence',
    'trespass',
    'public_order',
    'property_damage',
    'prostitution',
    'burglary',
    'protection_order',
    'contempt',
    'gambling',
    'arson',
  ],
  no: neverListed,
  hardly: ['weapon', 'harassment', 'animal_cruelty', 'official_misconduct'],
});

const ticket = ofLevel('infraction');

/** A ticket or civil offense is no misdemeanor, unless the section says so. */
const notATicket =
  (condition: FactCondition): FactCondition =>
  (matter) =>
    sectionOf(matter.charge) === undefined
      ? allOf([ask(condition, matter), opposite(ask(ticket, matter))])
      : ask(condition, matter);

/** As a misdemeanor, § 5-602 is about cannabis. */
const cannabisSold: FactCondition = ({ charge }) =>
  fact(
    sectionOf(charge) === undefined &&
      charge.offense?.includes('marijuana') === true &&
      charge.offense.includes('drug_sale'),
  );

export const listedMisdemeanor = notATicket(any(cannabisSold, misdemeanorListed));

const intent = 'intent';
const intentAsked = chargeFactAsked(intent);
const intentPresumed = chargeFact(intent, true, 'We assumed it was having drugs to sell, not a sale.');

/** Having drugs with the intent to sell is listed; selling or making them is not. */
function drugsToSell(section: string): boolean | undefined {
  if (isUnder(section, ['5-602(1)', '5-602(a)(1)'])) return false;
  return isUnder(section, ['5-602(2)', '5-602(a)(2)', '5-602(b)(1)', '5-602(b)(2)']) ? true : undefined;
}

const homeInvasion = (section: string) => isUnder(section, ['6-202(b)']);

export const listedFelony: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (section !== undefined) {
    if (isUnder(section, ['5-602'])) {
      const told = drugsToSell(section);
      return told === undefined ? ask(intentPresumed, matter) : fact(told);
    }
    return fact(isUnder(section, ['7-104', '6-202', '6-203', '6-204']) && !homeInvasion(section));
  }
  const { offense } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  const has = (...kinds: OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
  if (has(...neverListed)) return fact(false);
  if (has('drug_sale')) return ask(intentAsked, matter);
  if (has('burglary') && has('violent', 'weapon')) return unknown(charge.path('statute'));
  if (has('drug_possession')) return ask(intentPresumed, matter);
  return assuming(usual, fact(has('theft', 'burglary')), charge.path('statute'));
};

/** Felony theft and burglary in the first and second degree wait longer. */
export const tenYearFelony = under(['7-104', '6-202', '6-203'], ({ charge: { offense, path } }) => {
  if (offense === undefined) return unknown(path('offense'));
  if (offense.includes('theft')) return fact(true);
  return offense.includes('burglary') ? unknown(path('statute')) : fact(false);
});

/** Assault in the second degree, or battery at common law. */
export const secondAssault = under(['3-203'], about('assault', 'domestic_violence'));

const amongPartners: readonly OffenseKind[] = [
  'assault',
  'harassment',
  'protection_order',
  'property_damage',
];

/** What the court marked as domestically related, § 6-233. */
export const domestic = chargeFactOr('domestic', ({ charge }) => {
  const { offense } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  const field = charge.path('facts.domestic');
  if (offense.includes('domestic_violence'))
    return assuming('We assumed the court marked it as “domestically related”.', fact(true), field);
  return offense.some((kind) => amongPartners.includes(kind))
    ? assuming('We assumed the court did not mark it as “domestically related”.', fact(false), field)
    : fact(false);
});

/** Having cannabis, § 5-601. */
export const cannabisHeld: FactCondition = all(
  about('marijuana'),
  not(about('drug_sale')),
  under(['5-601'], anything),
  not(felony),
);

/** Having cannabis with the intent to sell, § 5-602. */
export const cannabisToSell: FactCondition = all(
  about('marijuana'),
  about('drug_sale'),
  under(['5-602'], anything),
);

const publicOrder = about('public_order');
const notSmall = chargeFact(
  'nuisance',
  false,
  'We assumed it was not a small public offense, like loitering or drinking in public.',
);

/** Small offenses in public, § 10-105(a)(9). */
export const nuisance = chargeFactOr(
  'nuisance',
  under(['7-705', '10-201(c)(1)'], (matter) => {
    const inPublic = ask(publicOrder, matter);
    return inPublic === always ? ask(notSmall, matter) : inPublic;
  }),
);

const perhapsNoLongerCrime = all(
  about('gambling', 'alcohol_minor', 'marijuana', 'public_order'),
  chargeFact('noLongerCrime', false, 'We assumed that what you did is still a crime.'),
);

/** Rare, and worth a word only where the law has changed. */
export const noLongerCrime = chargeFactOr('noLongerCrime', (matter) =>
  matter.charge.offense === undefined ? never : ask(perhapsNoLongerCrime, matter),
);

const shieldableKind = bySection(isShieldable, {
  yes: ['drug_possession', 'trespass', 'public_order', 'property_damage', 'prostitution'],
  no: neverListed,
  hardly: [
    'assault',
    'theft',
    'burglary',
    'drug_sale',
    'weapon',
    'fraud',
    'harassment',
    'protection_order',
    'gambling',
    'contempt',
    'arson',
    'animal_cruelty',
    'official_misconduct',
    'alcohol_minor',
    'escape',
  ],
});

export const shieldable = notATicket(shieldableKind);

const vacatableKind = bySection(isVacatable, {
  yes: [
    'prostitution',
    'drug_possession',
    'trespass',
    'public_order',
    'property_damage',
    'theft',
    'burglary',
  ],
  no: ['dui', 'homicide', 'robbery', 'kidnapping'],
  hardly: ['assault', 'weapon', 'drug_sale'],
});

/** Only misdemeanors are on the list of § 8-302. */
export const vacatable: FactCondition = all(not(felony), vacatableKind);

/** A ticket that cannot lead to jail. */
export const minorTraffic: FactCondition = all(ofLevel('infraction'), about('traffic'));

/** A crime of violence, CR § 14-101. Assault in the second degree is none. */
export const crimeOfViolence: FactCondition = ({ charge }) => {
  const { offense, level } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  const has = (...kinds: OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
  if (has('homicide', 'robbery', 'kidnapping')) return fact(true);
  if (!has('assault', 'violent', 'sexual', 'arson', 'domestic_violence')) return fact(false);
  return level === undefined ? unknown(charge.path('level')) : fact(level === 'felony');
};

import type { Charge, OffenseKind } from '@openslate/law/record/record.ts';
import type { Facts } from '../heard/facts/facts-told.ts';
import { listed } from './sentences.ts';

const crimes: Partial<Record<OffenseKind, string>> = {
  marijuana: 'marijuana',
  dui: 'drunk driving (DUI)',
  domestic_violence: 'domestic violence',
  homicide: 'a killing',
  sexual: 'a sex crime',
  child_victim: 'a crime against a child',
  drug_possession: 'having drugs',
  drug_sale: 'selling drugs',
  alcohol_minor: 'underage drinking',
  public_order: 'disorderly conduct',
  property_damage: 'damaging property',
  weapon: 'a weapon',
  traffic: 'a traffic case',
  obstruction: 'resisting or misleading the police',
};

/** The case that is spoken of: “a misdemeanor charge for theft that was dropped”. */
export function caseInWords({
  court,
  disposition = 'convicted',
  level,
  offense = [],
  unconvicted,
}: Facts): string {
  const kinds = offense.map((kind) => crimes[kind] ?? kind.replaceAll('_', ' '));
  const about = kinds.length > 0 ? ` for ${listed(kinds, 'and')}` : '';
  if (court === 'juvenile') return `a juvenile case${about}`;
  if (unconvicted) return `an arrest or charge${about} that did not end in a conviction`;
  const of = level === undefined ? 'a' : level === 'infraction' ? 'an infraction' : `a ${level}`;
  return endings[disposition](`${of} conviction${about}`, `${of} charge${about}`, about);
}

type InWords = (conviction: string, charge: string, about: string) => string;

const endings: Record<NonNullable<Charge['disposition']>, InWords> = {
  convicted: (conviction) => conviction,
  deferred: (_, charge) => `${charge} that was put off (“deferred” or “withheld”)`,
  diverted: (_, charge) => `${charge} that ended in a diversion program`,
  dismissed: (_, charge) => `${charge} that was dropped or dismissed`,
  acquitted: (_, charge) => `${charge} that ended in “not guilty”`,
  no_charges: (_, _charge, about) => `an arrest without charges${about}`,
  pardoned: (conviction) => `${conviction} that was pardoned`,
  not_responsible: (_, charge) => `${charge} that ended in “not responsible”`,
  pending: (_, charge) => `${charge} that is still open`,
};

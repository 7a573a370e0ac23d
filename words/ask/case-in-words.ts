import type { Charge, OffenseKind } from '@openslate/law/record/record.ts';
import type { Facts } from './facts-told.ts';
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

/** The case that is spoken of: “a misdemeanor conviction for theft”. */
export function caseInWords({ court, disposition = 'convicted', level, offense = [] }: Facts): string {
  const kinds = offense.map((kind) => crimes[kind] ?? kind.replaceAll('_', ' '));
  const about = kinds.length > 0 ? ` for ${listed(kinds, 'and')}` : '';
  return `${court === 'juvenile' ? 'a juvenile case' : endings(level)[disposition]}${about}`;
}

function endings(level: Charge['level']): Record<NonNullable<Charge['disposition']>, string> {
  const article = level === 'infraction' ? 'an' : 'a';
  const conviction = level === undefined ? 'a conviction' : `${article} ${level} conviction`;
  const charge = level === undefined ? 'a charge' : `${article} ${level} charge`;
  return {
    convicted: conviction,
    deferred: `${charge} that was put off (“deferred”)`,
    diverted: `${charge} that ended in a diversion program`,
    dismissed: `${charge} that was dropped or dismissed`,
    acquitted: `${charge} that ended in “not guilty”`,
    no_charges: 'an arrest without charges',
    pardoned: `${conviction} that was pardoned`,
    not_responsible: `${charge} that ended in “not responsible”`,
    pending: `${charge} that is still open`,
  };
}

import type { Charge, Disposition, Level, OffenseKind } from '@openslate/law/record/record.ts';

const offenses: readonly (readonly [OffenseKind, RegExp])[] = [
  ['marijuana', /\b(?:weed|marijuana|marihuana|cannabis|pot|thc|mota|ganja|bud|joints?|dispensary)\b/],
  [
    'dui',
    /\b(?:dui|dwi|owi|ovi|oui|duii|dwai|drunk ?driv\w*|driving drunk|drink\w* and driv\w*|manejar borracho)\b/,
  ],
  ['domestic_violence', /\b(?:domestic|dv|hit my (?:wife|girlfriend|husband|boyfriend))\b/],
  ['homicide', /\b(?:murder\w*|homicide|manslaughter|killed|killing)\b/],
  ['sexual', /\b(?:sex(?:ual)? (?:offen\w+|crime|assault|abuse)|rape|molest\w*|indecent exposure)\b/],
  ['robbery', /\brobb\w+\b/],
  ['burglary', /\b(?:burglar\w+|break(?:ing)? and enter\w*|b and e)\b/],
  ['assault', /\b(?:assault\w*|battery|fight(?:ing)?|beat up)\b/],
  ['theft', /\b(?:theft|shoplift\w*|steal\w*|stole|larceny|petty|robo|stealing)\b/],
  ['fraud', /\b(?:fraud|bad checks?|forgery|identity theft|embezzl\w+|check fraud)\b/],
  [
    'drug_sale',
    /\b(?:(?:sell|sold|dealing|deal|distribut\w+|deliver\w+|traffick(?:ed|ing) (?:in )?drugs?|intent to (?:sell|distribute|deliver)|pwid|drug dealing|drug sale)\w*)\b/,
  ],
  ['drug_possession', /\b(?:drugs?|drogas?|possession|cocaine|heroin|meth|crack|paraphernalia|pills|coke)\b/],
  ['prostitution', /\b(?:prostitut\w+|solicitation|hooking|sex work)\b/],
  ['trespass', /\btrespass\w*\b/],
  ['weapon', /\b(?:gun charge|weapon\w*|firearm charge|carrying (?:a )?(?:gun|concealed)|illegal gun)\b/],
  [
    'traffic',
    /\b(?:traffic|speeding|suspended license|driving while suspended|dwls|tickets?|reckless driving)\b/,
  ],
  ['public_order', /\b(?:disorderly|public intox\w*|disturbing the peace|loiter\w*|open container)\b/],
  ['arson', /\barson\b/],
  ['kidnapping', /\bkidnap\w*\b/],
  ['property_damage', /\b(?:vandal\w+|graffiti|criminal mischief|criminal damage|property damage)\b/],
  ['alcohol_minor', /\b(?:underage drink\w*|minor in possession|mip)\b/],
];

const endings: readonly (readonly [Disposition, RegExp])[] = [
  [
    'deferred',
    /\b(?:deferred|defferred|acd|acod|pbj|probation before judgment|withheld|withhold|first offender|conditional discharge|abeyance|stay of adjudication|continued without a finding|cwof|diversion program deferred)\b/,
  ],
  ['diverted', /\b(?:diversion|diverted|pretrial intervention|pti|ard|drug court)\b/],
  [
    'acquitted',
    /\b(?:acquit\w*|not guilty|found innocent|beat (?:the|my) case|beat it at trial|won (?:my|the) (?:case|trial))\b/,
  ],
  [
    'no_charges',
    /\b(?:never charged|no charges|arrested but|just (?:an )?arrest\w*|arrested and let go|not charged|never filed)\b/,
  ],
  [
    'dismissed',
    /\b(?:dismiss\w*|dropped|drop|nolle|nolle prosequi|nol pros\w*|thrown out|desestim\w+|retirad\w+|withdrawn|stet)\b/,
  ],
  ['pardoned', /\b(?:was pardoned|got (?:a )?pardon(?:ed)?|been pardoned)\b/],
  ['pending', /\b(?:pending|open case|still in court|court date coming|current case)\b/],
  [
    'convicted',
    /\b(?:convict\w*|guilty|pled|pleaded|plead|plea|did time|prison|jail|sentenced|conviction)\b/,
  ],
];

const levels: readonly (readonly [Level, RegExp])[] = [
  ['felony', /\b(?:felon\w*|felonies|delito grave|f[1-5]|class [a-h1-6] felony|state jail)\b/],
  ['misdemeanor', /\b(?:misdemeanou?r\w*|misd|delito menor|m[1-4]|disorderly persons?)\b/],
  ['infraction', /\b(?:infraction|violation|summary offense|summary|ticket)\b/],
];

/** What a question tells of a case, as far as its words say. */
export function factsTold(plain: string): Charge {
  const offense = offenses.filter(([, words]) => words.test(plain)).map(([kind]) => kind);
  const disposition = endings.find(([, words]) => words.test(plain))?.[0];
  const level = levels.find(([, words]) => words.test(plain))?.[0];
  const isMinor =
    /\b(?:juvenile|juvie|as a (?:kid|minor|teen\w*)|when i was (?:1[0-7]|a (?:kid|minor|teen\w*|juvenile))|under 18|menor de edad)\b/.test(
      plain,
    );
  return {
    ...(offense.length > 0 && { offense: withoutGeneral(offense) }),
    ...(disposition && { disposition }),
    ...(level && { level }),
    ...(isMinor && { court: 'juvenile' as const }),
  };
}

/** “Possession of weed” is about marijuana, not about drugs at large. */
function withoutGeneral(kinds: readonly OffenseKind[]): OffenseKind[] {
  const isMarijuana = kinds.includes('marijuana');
  const isDui = kinds.includes('dui');
  return kinds.filter(
    (kind) => !(isMarijuana && kind === 'drug_possession') && !(isDui && kind === 'traffic'),
  );
}

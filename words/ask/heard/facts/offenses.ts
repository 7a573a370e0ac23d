import type { OffenseKind } from '@openslate/law/record/record.ts';
import type { Words } from './words.ts';

const offenses: Words<OffenseKind> = [
  ['marijuana', /\b(?:weed|marijuana|marihuana|cannabis|pot|thc|mota|ganja|bud|joints?|dispensary)\b/],
  [
    'dui',
    /\b(?:dui|duis|ouil|owvi|dwi|dwis|owi|ovi|oui|duii|dwai|ovuii|udd|baby dui|drunk ?driv\w*|driving drunk|driving under the influence|drink\w* and driv\w*|manejar borracho|conducir ebrio)\b/,
  ],
  [
    'domestic_violence',
    /\b(?:domestics?|dv|cdv|cdvhan|dvap|violencia domestica|family violence|hit my (?:wife|girlfriend|husband|boyfriend|ex))\b/,
  ],
  ['homicide', /\b(?:murder\w*|homicid\w+|manslaughter|killed|killing|asesinato)\b/],
  [
    'sexual',
    /\b(?:sex(?:ual)? (?:offen\w+|crimes?|assault|abuse)|rape|molest\w*|indecent exposure|child porn\w*)\b/,
  ],
  ['child_victim', /\bchild (?:abuse|endanger\w*|neglect)\b/],
  ['robbery', /\brobb(?:ery|eries|ed|ing)\b/],
  ['burglary', /\b(?:burglar\w+|break(?:ing)? and enter\w*|b and e|breaking into)\b/],
  [
    'assault',
    /\b(?:(?:aggravated |simple )?assaults?|assaulted|assaulting|battery|(?:a|bar|street|fist|in|for) (?:a )?fight(?:s|ing)?|beat (?:up|someone)|agresion)\b/,
  ],
  ['theft', /\b(?:thefts?|shoplift\w*|steal\w*|stole|stolen|larceny|petty|petit|robo|hurto|boosting)\b/],
  [
    'fraud',
    /\b(?:fraud\w*|bad checks?|bounced checks?|forgery|identity theft|embezzl\w+|credit card|scamming|fake id|counterfeit\w*)\b/,
  ],
  [
    'drug_sale',
    /\b(?:sell(?:ing)?|sold|dealing|dealer|distribut\w+|deliver(?:y|ing) (?:of |a )?(?:drugs?|cocaine|meth|heroin|controlled|weed|marijuana)|drug delivery|(?:felony|charge|charged|convicted|conviction|for) (?:\w+ )?delivery|drug traffick\w+|traffick\w+ (?:in )?drugs?|intent to \w+|with intent|pwid|pwitd|drug sales?)\b/,
  ],
  [
    'drug_possession',
    /\b(?:drugs?|drogas?|possession|cocaine|heroin|meth|crack|paraphernalia|pills|coke|fentanyl|xanax|controlled substance)\b/,
  ],
  ['prostitution', /\b(?:prostitut\w+|solicitation|hooking|sex work|soliciting)\b/],
  ['trespass', /\btrespass\w*\b/],
  [
    'weapon',
    /\b(?:(?:unlawful|illegal|concealed|unlicensed) carry\w*|(?:gun|firearm|weapons?) (?:charges?|case|possession|conviction|felony)|weapons?|(?:possession|carrying|possessing)(?: of)?(?: an?| the)?(?: illegal| concealed| unlicensed| stolen)? (?:gun|firearm|pistol|weapon|knife)|carrying concealed|illegal gun|ccw)\b/,
  ],
  [
    'traffic',
    /\b(?:traffic|speeding|suspended license|driving (?:while|on) suspended|driving without a license|dwls|dwlsr|reckless driving|hit and run|eluding|evading|fleeing)\b/,
  ],
  [
    'public_order',
    /\b(?:disorderly|public intox\w*|disturbing the peace|loiter\w*|open container|rioting)\b/,
  ],
  ['obstruction', /\b(?:resist(?:ing|ed) arrest|resisting|obstruct\w+|false report\w*)\b/],
  ['harassment', /\b(?:harass\w+|stalk\w+|menacing|terroristic threat\w*|threats|threaten\w*)\b/],
  ['arson', /\barson\w*\b/],
  ['kidnapping', /\bkidnap\w*\b/],
  ['property_damage', /\b(?:vandal\w+|graffiti|criminal mischief|criminal damage|property damage)\b/],
  [
    'alcohol_minor',
    /\b(?:underage (?:drink\w*|beer|alcohol|possession|consumption)|minor consum\w*|minor in possession|mip)\b/,
  ],
  ['animal_cruelty', /\banimal (?:cruelty|abuse)\b/],
  ['gambling', /\bgambling\b/],
];

export function offensesIn(plain: string): OffenseKind[] {
  return withoutGeneral(offenses.filter(([, words]) => words.test(plain)).map(([kind]) => kind));
}

/** What each of these says already. */
const saysMore: Partial<Record<OffenseKind, readonly OffenseKind[]>> = {
  marijuana: ['drug_possession'],
  dui: ['traffic'],
  weapon: ['drug_possession'],
  drug_sale: ['drug_possession'],
  alcohol_minor: ['drug_possession'],
  sexual: ['assault'],
  fraud: ['theft'],
};

/** “Possession of weed” is about marijuana, not about drugs at large. */
function withoutGeneral(kinds: readonly OffenseKind[]): OffenseKind[] {
  const said = new Set(kinds.flatMap((kind) => saysMore[kind] ?? []));
  return kinds.filter((kind) => !said.has(kind));
}

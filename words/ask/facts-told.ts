import type {
  Charge,
  Disposition,
  Level,
  OffenseKind,
  ReliefKind,
  SentencePart,
} from '@openslate/law/record/record.ts';

/** What a question tells of a case, as far as its words say. */
export type Facts = Pick<
  Charge,
  'court' | 'disposition' | 'level' | 'offense' | 'sentence' | 'traffickingVictim'
> & {
  /** The year in which it was. */
  readonly year?: number;
  /** How old the person was then. */
  readonly age?: number;
  /** What somebody wants by name: to seal is not to expunge. */
  readonly wanted?: ReliefKind;
  /** How old the person is now, if that is very old. */
  readonly ageNow?: number;
  /** How many of them there are, where it is more than one. */
  readonly several?: number;
  /** The record should never have been made: another person’s name, the wrong man. */
  readonly mistaken?: boolean;
  /** The question as it was typed: it may name a way by its section or its short form. */
  readonly typed?: string;
};

type Words<What> = readonly (readonly [What, RegExp])[];

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

const endings: Words<Disposition> = [
  [
    'deferred',
    /\b(?:deferred|deferral|acd|acod|contemplation of dismissal|pbj|probation before judgment|withheld|withhold|adjudication held|(?:under|as|pled|plea|did|got|my|the|a|georgia|completed|finished) first offender|first offender (?:act|status|treatment|discharge|plea|probation|sentence|completed|successfully)|retroactive first offender|conditional discharge|abeyance|stay of adjudication|continued without a finding|cwof|court supervision|(?:got|had|on|finished|completed|completing|my) supervision|suspended imposition|sis)\b/,
  ],
  ['diverted', /\b(?:diversion|diverted|pretrial intervention|pre trial intervention|pti|ard|drug court)\b/],
  [
    'acquitted',
    /\b(?:acquit\w*|not guilty|found innocent|beat (?:the|my|a) (?:case|charges?)|beat it(?: at trial)?|won (?:my|the) (?:case|trial)|inocente|absuelto)\b/,
  ],
  [
    'dismissed',
    /\b(?:dismiss?(?:ed|es)?(?! (?:a|my|the|his|her|an|old)(?: \w+)? (?:convictions?|felony|felonies|misdemeanors?))|(?:after|since)(?: a| the| my)? dismissal|charges? (?:was |were |got )?drop\b|dropped|drop (?:the|my|all) (?:charges?|case)|nolle|nolled|nol pros\w*|thrown out|threw (?:it|the case|my case) out|desestim\w+|retirad\w+|withdrawn|stet|no papered)\b/,
  ],
  [
    'no_charges',
    /\b(?:(?:never|nobody|no one|wasnt|not)(?: \w+)? (?:charged me|pressed charges|papered)|no paper\w*|(?:arrest\w*|let (?:me|him|her) go) without charges?|never (?:charged|filed|got charged|went to court|formally charged)|no charges?|(?:not|wasnt|werent|didnt get) charged|(?:just|only)(?: got| was| been| had| were)?(?: an)? arrest\w*|arrested (?:but|and) (?:not|never|let go|released|nothing)|charges? (?:were |was |got )?(?:refused|declined|never filed)|(?:da|prosecutor|state) (?:refused|declined)|(?:seal|sealing|expunge|expunging) (?:an? |my |the )?arrests?|mistaken identity|(?:used|gave|stole) my (?:name|identity)|wrong (?:person|guy|man)|let go|released without|no billed?|without charges|sin cargos|(?:no|nunca) me acusaron)\b/,
  ],
  ['pardoned', /\b(?:was pardoned|got (?:a )?pardon(?:ed)?|been pardoned|after (?:a|my) pardon)\b/],
  [
    'pending',
    /\b(?:pending|open case|still in court|court date coming|current case|case is open|awaiting trial)\b/,
  ],
  [
    'convicted',
    /\b(?:convict\w*|guilty|pled|pleaded|plead|plea|did time|prison|jail|sentenced|conviction|condena\w*|culpable)\b/,
  ],
];

const levels: Words<Level> = [
  [
    'felony',
    /\b(?:felon|felons|felony|felonies|delitos? graves?|f[1-5]|state jail|indictable|aggravated|armed|deadly weapon|grand (?:theft|larceny)|home invasion)\b/,
  ],
  [
    'misdemeanor',
    /\b(?:misdemeanou?rs?|misd|misdo|delitos? menor(?:es)?|m[1-4]|disorderly persons?|petty|petit|simple (?:assault|battery|possession))\b/,
  ],
  ['infraction', /\b(?:infractions?|summary offenses?|summary|ticket|citations?)\b/],
];

const sentences: Words<SentencePart> = [
  ['prison', /\b(?:prison|did time|penitentiary|upstate bid|doc)\b/],
  ['jail', /\b(?:jail|county time|carcel)\b/],
  ['probation', /\b(?:probation|probatoria)\b/],
  ['fine', /\b(?:just a fine|paid a fine|only a fine)\b/],
];

const wants: Words<ReliefKind> = [
  [
    'sealing',
    /\b(?:seal|seals|sealed|sealing|sealable|nondisclosure|non disclosure|shield\w*|restrict\w*|sellar)\b/,
  ],
  ['expungement', /\b(?:expung\w*|expunction)\b/],
  ['set_aside', /\bset aside\b/],
  ['vacatur', /\bvacat(?:e|ed|ur|ing)\b/],
];

const young =
  /\b(?:juvenile|juvie|juvy|delinquen\w+|youth court|teen|as a (?:kid|minor|teen\w*|youth)|(?:was|were|am|being)(?: just| only| still)?(?: a| like)? (?:kid|child|minor|teen\w*)|1[0-7] (?:years? old|yo\b|yr old|at the time)|in (?:middle|junior high|high) school|(?:when|while) i was (?:1[0-7]|a (?:kid|minor|teen\w*|child)|in high school|under 18)|(?:i was|i was only|at age|age|at) 1[0-7]\b(?! years ago)|under 18|under age|underage (?!drink|beer|alcohol|poss|consum)|menor de edad)\b/;

/** “Not weed”, “it wasn’t a felony”: what it was not. Not “not guilty”. */
const whatItWasNot =
  /\b(?:not|isnt|wasnt|aint|no|non|never had|besides|other than|except)(?: (?:an?|for|about|any|related to)){0,2} (?:weed|marijuana|cannabis|pot|drugs?|duis?|dwis?|owis?|sex(?:ual)?|domestic|violent|felon\w*|misdemeanors?|traffic|theft|assault|cdl|registry|seal(?:ed|ing)?|expunge[ds]?|expungement|set aside|warrants?)\b/g;

/** “Any way to get it dismissed”: what somebody wants, not how the case ended. */
const wantsItDismissed =
  /\b(?:can|could|to|how|will|wanna|gonna|would|should)(?: (?:i|you|we|he|she|do)){0,2} (?:get|have|getting|having) (?:\w+ ){1,4}(?:dismissed|dropped|thrown out)\b/g;

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|[2-9])(?: (?:old|prior|diff|different|separate|small|nonviolent|petty|drug|theft)){0,2} (?:misdemeanors?|misds|felonies|felony|convictions?|cases|duis|dwis|disorderly persons)\b/;

/** Enough to be several: no law of ours counts further. */
const most = 5;

function countIn(plain: string): number | undefined {
  const found = counted.exec(plain)?.[1];
  return found === undefined
    ? undefined
    : Math.min(most, counts.indexOf(found) < 0 ? Number(found) : counts.indexOf(found) + 2);
}

const mistaken =
  /\b(?:wrong (?:guy|person|man|woman|one)|mistaken identity|mix ?up|(?:used|gave|gives?|stole) my (?:name|identity|id|info)|by mistake|not me|wasnt me|same name as)\b/;

const asAdult =
  /\b(?:(?:charged|tried|convicted|certified|prosecuted) as an adult|adult court|waived (?:me |him |her )?(?:up|to adult)|(?:certified|charged|tried) as (?:an )?adult)\b/;

const ageThen =
  /\b(?:i|he|she|who|son|daughter|brother|sister|husband|wife|kid|cousin|nephew|friend)(?: was|s)?(?: only| just| like| about)? (?:was |age |aged )?(1[0-9]|2[0-5])\b(?= (?:when|in|at|and|then|they|years? old|yo|back)|$)|\bwas (1[0-9]|2[0-5]) when\b|\b(?:when|back when|cuando) (?:i|he|she|we) (?:was|were)(?: only| just| like| about| still)? (1[0-9]|2[0-5])\b/;

export function factsTold(typed: string, said: string): Facts {
  const plain = said
    .replaceAll(/\bfirst offender (?:doesnt|does not|wont|isnt|dont) (?:\w+ ){0,2}/g, ' ')
    .replaceAll(whatItWasNot, ' ')
    .replaceAll(wantsItDismissed, ' ');
  // “And what if it was a DUI?” comes after what it was.
  const real = plain.replace(/\b(?:what )?if it (?:was|were|is) .{0,60}$/, ' ');
  const offensesIn = (text: string) => offenses.filter(([, words]) => words.test(text)).map(([kind]) => kind);
  const offense = offensesIn(real).length > 0 ? offensesIn(real) : offensesIn(plain);
  const sentence = firstOf(sentences, plain);
  const disposition = firstOf(endings, plain);
  const level = firstOf(levels, plain);
  const wanted = firstOf(wants, plain);
  const several = countIn(plain) ?? (/\b(?:more than one|multiple|several)\b/.test(plain) ? 2 : undefined);
  const ageNow = /\b(?:i am|im|hes|shes|is|now) ([67]\d|8\d)\b(?! (?:days|months|miles|percent))/.exec(
    plain,
  )?.[1];
  const age = ageThen
    .exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  const year = /\b(?:19[5-9]\d|20[0-4]\d)\b/.exec(plain)?.[0];
  return {
    ...(offense.length > 0 && { offense: withoutGeneral(offense) }),
    ...(disposition && { disposition }),
    ...(level && { level }),
    ...(sentence && { sentence: [sentence] }),
    ...((young.test(plain) || Number(age) < 18) && !asAdult.test(plain) && { court: 'juvenile' as const }),
    ...(age && { age: Number(age) }),
    ...(year && { year: Number(year) }),
    ...(wanted && { wanted }),
    ...(mistaken.test(plain) && { mistaken: true, disposition: disposition ?? 'no_charges' }),
    ...(several && { several }),
    ...(ageNow && { ageNow: Number(ageNow) }),
    typed,
  };
}

/** Whether anything was told by which the law could be asked. */
export function tellsCase({ offense, level, disposition, court, ageNow }: Facts): boolean {
  return [offense, level, disposition, court, ageNow].some((fact) => fact !== undefined);
}

/** What was told before stays, unless something else is told now. The level of another crime is not that of this one. */
export function factsWith(before: Facts, now: Facts): Facts {
  const { level: _, ...withoutLevel } = before;
  const isOtherCrime = now.offense !== undefined && now.level === undefined;
  return { ...(isOtherCrime ? withoutLevel : before), ...now };
}

function firstOf<What>(words: Words<What>, plain: string): What | undefined {
  return words.find(([, found]) => found.test(plain))?.[0];
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

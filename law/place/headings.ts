import type { OffenseKind } from '../record/record.ts';

/**
 * What a crime was about, from the heading of its section alone, and nothing where the heading does not make it plain.
 *
 * A word for something grave is enough: “Burglary with intent to commit rape” is both. An ordinary crime has to be all
 * that the heading speaks of: “Theft of services” is a theft, “Theft of a firearm” is left to the person.
 */
export function kindsOfHeading(heading: string): readonly OffenseKind[] | undefined {
  const text = heading
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\([^()]{0,200}\)/g, ' ')
    // It is a theft, by another name.
    .replaceAll('retail fraud', 'retail theft');
  if (notPlain.test(text)) return undefined;
  const grave = graveKinds.filter(([words]) => words.test(text)).flatMap(([, ...kinds]) => kinds);
  if (grave.length > 0) return kindsOnce(grave, text);
  const drugs = drugKinds.find(([words]) => words.test(text));
  if (drugs) return drugs.slice(1) as OffenseKind[];
  const found = ordinaryKinds.filter(([words]) => words.test(text));
  const rest = found.reduce((left, [words]) => left.split(words).join(' '), text);
  return found.length > 0 && saysNothing(rest)
    ? kindsOnce(
        found.map(([, kind]) => kind),
        text,
      )
    : undefined;
}

/** Where a heading can mean very different things, or no kind says what it is. */
const notPlain = new RegExp(
  [
    // What stands beside a crime, or only tells of it.
    'attempt|conspir|solicitation (?:of|for) murder|another paragraph|old law|until october|definitions|what counts',
    'put off|conditional discharge|conditional release|plea|evidence to be|reported|failure to report|preparation to',
    // Driving, boats and the like, where somebody died or was hurt.
    'vehicular|homicide by|vehicle homicide|(?:by|with) (?:a )?(?:motor )?vehicle|driving drunk',
    'intoxicat\\w{0,12} (?:assault|manslaughter|use)|drug induced|for (?:dui|drunk driving)|or negligent or reckless',
    'boat|vessel|aircraft|flying|railroad|amusement',
    // Sex for money, pictures, and what people with such a record must not do.
    'sex for|buying sex|for sex\\b|for sexual activity|sexual relations|commercial sex|for a fee|illicit|harassment, sexual|sexual harassment',
    'promot\\w{1,12} prostitution|prostitution of|money from prostitution|patronizing a person|pimp|pander',
    'articles|obscen|image|depiction|visual material|media|drone|regist(?:er|ration)|offender|predator\\b',
    // From a word to a deed: how grave it was, the heading does not say.
    'refus|threat|terror|explosi|bomb|destruct\\w{1,12} device|mass destruction|discharg|shoot|firing|point|\\baim|brandish|exhibit',
    '\\buse of (?:an? |prohibited )?weapons?|stolen firearm|trespass with|tools',
    'during|while (?:committing|armed)|(?:in|committing) (?:a )?(?:felony|crime)\\b',
    'traffick\\w{0,12} (?:in|of) (?:persons|individuals|children|a child|labor)|human trafficking',
    'corpse|unborn|animal facility|police (?:service )?animal|killing or poisoning|custod(?:y|ial) interference|interference with custody|misrepresent',
    'embezzlement by (?:a )?(?:public )?offic|fail(?:ure|ing) to appear|bail jumping',
  ].join('|'),
);

const childWords = /child|minor|juvenile|student|pupil|educator|under (?:1\d|sixteen|eighteen|ten)|young/;
const elderWords =
  /elder|\bolder (?:or|person|adult)|65 or older|vulnerable|disab|at.risk|dependent (?:adult|person)|impaired adult/;
const graverAssault =
  /aggravat|felon|first|second|deadly|dangerous|weapon|firearm|gun|intent|serious|strang|suffocat|malicious|kill|maim|mayhem|wound/;

/** The first words that fit do not end the search: all that apply are told. */
const graveKinds: readonly (readonly [RegExp, ...OffenseKind[]])[] = [
  [/\bmurder|manslaughter|homicide|feticide/, 'homicide', 'violent'],
  [
    /\brape|sexual(?!ly oriented)|sodomy|molest|incest|carnal|lewd|lascivious|indecen|voyeur|peep|pornograph|\bsex\b/,
    'sexual',
  ],
  [/kidnap|abduct|hostage|(?:false|unlawful) imprisonment|unlawful restraint/, 'kidnapping', 'violent'],
  [/robbery|carjack/, 'robbery', 'violent'],
  [
    /domestic (?:violence|assault|batter|abuse)|household member|family member|dating partner|spouse or partner/,
    'domestic_violence',
  ],
  [/assault|\bbatter(?:y|ies|ing)\b|menacing|malicious wounding|\bmaim|mayhem|strangulation/, 'assault'],
  [
    /\bdui\b|\bdwi\b|drunk driving|(?:driving|operating|operation|control)\b.{0,80} (?:under(?: the)? influence|intoxicated|impaired|unlawful alcohol|excessive (?:blood )?alcohol)|impaired driving|drinking and driving/,
    'dui',
  ],
  [/\barson\b/, 'arson'],
  [/\bburglary|home invasion|breaking (?:and|or) entering/, 'burglary'],
  [/stalking/, 'harassment'],
  [
    /(?:protection|protective|restraining|prevention|no.contact|peace) orders?|orders? (?:of|for) protection/,
    'protection_order',
  ],
  [
    /(?:child|minor|juvenile)\w{0,12} (?:abuse|neglect|endanger)|(?:abus|neglect|endanger|cruel|injury|risk of injury)\w{0,12}\b.{0,80} (?:child|minor|juvenile)/,
    'child_victim',
  ],
  [/(?:abus|neglect|exploit)\w{0,12}\b.{0,80} (?:elder|older|vulnerable|disabled|at.risk)/, 'elder_victim'],
  [
    /(?:carry|possess|concealed|unlawful transfer|illegal carrying|prohibited|having|held by|misconduct involving)\w{0,12}\b.{0,80}(?:weapon|firearm|handgun|pistol|\bgun)|(?:weapon|firearm|\bgun)\w{0,12} (?:possession|held|at school|on school|after|by)|felons? .{0,80}(?:firearm|weapon)/,
    'weapon',
  ],
];

/** Having drugs and selling them are apart in most laws: a heading of both is not plain. */
const drugKinds: readonly (readonly [RegExp, ...OffenseKind[]])[] = (() => {
  const how = '(?:unlawful |unlawfully |criminal |illegal |simple )?';
  const having = '(?:possession|possessing|having)(?: or (?:use|using|control))?(?: of)?(?: an?| certain)?';
  const selling =
    '(?:sale|selling|delivery|delivering|dealing|distribution|distributing|trafficking|manufacture|manufacturing|making|cultivation|cultivating|growing)(?: (?:or|and) (?:making|delivering|delivery|distribution|distributing|selling|cultivation))*(?: (?:of|in))?(?: an?)?';
  const cannabis = '(?:marijuana|marihuana|cannabis)';
  const drugs =
    '(?:controlled (?:dangerous )?(?:substances?|drugs?)|(?:dangerous |narcotic |scheduled |regulated )?drugs?|narcotics?|methamphetamine|cocaine(?: or a narcotic drug)?|heroin)';
  const degree = '(?:,? (?:in the )?(?:first|second|third|fourth|fifth|sixth|seventh) degree)?';
  return [
    [
      new RegExp(`^${how}${having} ${cannabis}(?: of one ounce or less)?${degree}$`),
      'drug_possession',
      'marijuana',
    ],
    [new RegExp(`^${how}${selling} ${cannabis}${degree}$`), 'drug_sale', 'marijuana'],
    [new RegExp(`^${how}${having} ${drugs}${degree}$`), 'drug_possession'],
    [new RegExp(`^${how}${selling} ${drugs}${degree}$`), 'drug_sale'],
    [/^(?:unlawful )?(?:possession |use )?(?:of )?(?:drug )?paraphernalia$/, 'drug_possession'],
  ];
})();

const ordinaryKinds: readonly (readonly [RegExp, OffenseKind])[] = [
  [
    /(?:identity|credit card) theft|theft of identity|(?:criminal )?forg(?:ery|ed|ing)|(?:bad|worthless|fraudulent|bogus) (?:checks?|instruments?)|(?:false )?pretenses?|checks? without funds|breach of trust|credit card or debit card abuse|personal identif\w{1,12} information|(?:credit|debit|payment|financial transaction|access device) ?cards?|access device|\bfraud(?:ulent)?\b|defraud(?:ing)?|uttering|counterfeit(?:ing)?|deceptive/,
    'fraud',
  ],
  [
    /theft|larceny|shoplift(?:ing)?|stealing|stolen|embezzlement|unauthorized use|concealment|joyriding|failure to return|not returning/,
    'theft',
  ],
  [
    /criminal mischief|malicious mischief|unlawful mischief|vandalism|graffiti|property damage|criminal damag(?:e|ing)|(?:damage|destruction|injury)(?: of| to)? (?:personal |real )?property|property destruction|damaging property/,
    'property_damage',
  ],
  [/trespass(?:ing)?|unlawful entry/, 'trespass'],
  [
    /resisting|obstruct(?:ing|ion)|hindering|false (?:report(?:s|ing)?|swearing|statements?|information|name|alarm)|perjury|tampering with (?:physical |public )?(?:evidence|records?|witness(?:es)?)|interfer(?:ing|ence) with/,
    'obstruction',
  ],
  [/escape/, 'escape'],
  [
    /disorderly conduct|public (?:intoxication|drunkenness)|disturbing|breach of the peace|loitering|intoxication in public|unlawful assembl(?:y|ies)|drunk in public|peace disturbance/,
    'public_order',
  ],
  [
    /(?:underage|minor in|minor) (?:drinking|possess(?:ion|ing))|(?:alcohol|liquor|beer or wine) (?:under (?:age )?21|by a minor|under age)/,
    'alcohol_minor',
  ],
  [/prostitut(?:ion|e)/, 'prostitution'],
  [/gambling/, 'gambling'],
  [
    /cruelty to (?:livestock |nonlivestock )?animals?|animal (?:cruelty|neglect|abuse)|cruel treatment of animals/,
    'animal_cruelty',
  ],
  [/harass(?:ment|ing)/, 'harassment'],
  [/official misconduct|misconduct in office|bribery/, 'official_misconduct'],
  [
    /(?:reckless|careless(?: and imprudent)?|negligent|aggressive) driving|driving (?:on|while|an|with|without|after|under)|hit.and.run|leaving the scene|speeding|operating (?:after|without)/,
    'traffic',
  ],
];

/** Words that leave an ordinary crime what it is. */
const fillers = new Set(
  `a an the of in by to from on and or for with without other another's another its it as is be at
  first second third fourth fifth sixth seventh degree class grand petit petty simple retail organized criminal
  criminally unlawful unlawfully willful willfully wanton public felony misdemeanor crime
  property services service goods merchandise things money lost mislaid leased rented rental motor vehicle vehicles car
  cars automobile automobiles taking receiving possession possessing buying moving dealing deception unauthorized shop
  store merchant value fuel check checks instrument instruments passing issuing giving drawing use misuse obtaining
  insurance application statement writing writings papers documents device devices card cards credit
  intentional malicious personal real land structure building premises after notice being warned forbidden having been
  railroad school grounds posted officer officers arrest justice law enforcement police peace prosecution
  governmental government administration operations legal process official business duty function apprehension authorities
  false mail library custody jail prison detention court bail second-degree conduct places place prowling
  animals animal livestock alcohol possession purchase consumption underage solicitation soliciting patronizing
  engaging promoting communications communication phone calls telephone license licensed suspended revoked suspension
  revocation valid canceled insurance proof permit accident damage only privileges uninsured unregistered person
  hiding bicycle agent employee trustee cargo construction home improvement victim identity identifying information search
  transportation failing failure obey comply evading penalty penalties price tags markers altering removing make
  required disposition`
    .trim()
    .split(/\s+/),
);

function saysNothing(rest: string): boolean {
  return rest
    .split(/[^a-z'-]+/)
    .filter((word) => word !== '')
    .every((word) => fillers.has(word));
}

/** With whom it was done to, where the heading says so. */
function kindsOnce(kinds: readonly OffenseKind[], text: string): readonly OffenseKind[] | undefined {
  const all = new Set(kinds);
  // A sexual assault is told as what it is.
  if (all.has('sexual')) all.delete('assault');
  if (all.has('domestic_violence') && !all.has('protection_order')) all.add('assault');
  if (all.has('assault') && graverAssault.test(text)) all.add('violent');
  if ((all.has('child_victim') || all.has('elder_victim')) && /abus|cruel|injur|tortur/.test(text))
    all.add(/financ/.test(text) ? 'fraud' : 'violent');
  const isAgainstSomebody = all.has('sexual') || all.has('assault') || all.has('kidnapping');
  if (isAgainstSomebody && childWords.test(text)) all.add('child_victim');
  if (isAgainstSomebody && elderWords.test(text)) all.add('elder_victim');
  return [...all];
}

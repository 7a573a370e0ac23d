/** What a label stands before. `other` is of no use to us, but ends what stood before it. */
type FieldRole =
  | 'offense'
  /** What it was called when it ended. */
  | 'endedAs'
  | 'statute'
  | 'level'
  | 'grade'
  | 'ending'
  | 'plea'
  /** Of the statutes, or the clerk's own. */
  | 'code'
  | 'sentence'
  | 'date'
  | 'offenseDate'
  /** Of what the label before it says. */
  | 'statusDate'
  | 'case'
  | 'count'
  | 'other';

export type FieldNames = readonly (readonly [FieldRole, string])[];

/** `before` is what stands on the line ahead of its first label. */
export type Fields = { readonly before: string; readonly fields: readonly Field[] };

export type Field = { readonly role: FieldRole; readonly value: string; readonly count?: string };

/** Labels as patterns, the longer ones before those they hold. */
const general: FieldNames = [
  [
    'date',
    '(?:date of (?:disposition|conviction|judgment)|(?:court )?disp(?:osition|o)?\\.? (?:date|dt\\.?)|(?:judgment|conviction|verdict|finding|dismissal|adjudication|outcome|court action) date|date (?:of )?(?:judgment|plea|conviction|verdict|dismissal)(?: entered| imposed)?|date disposed|disposed(?: on| date)?)',
  ],
  [
    'offenseDate',
    '(?:(?:date of (?:the )?(?:offense|violation|incident))|(?:offense|violation|incident|off\\.?) (?:date|dt\\.?)|occurred(?: on)?)',
  ],
  ['statusDate', 'status date'],
  [
    'other',
    '(?:ordinance violated|modifiers?|enhance(?:rs?|ments?)|arrest (?:date|dt\\.?|agency|type)|date of arrest|sentenc(?:e|ing) (?:date|dt\\.?|information|type)|case (?:type|status|filed|title|caption|description|name|style)|(?:file|filed|filing|issued?|print(?:ed)?|hearing|report|event|process) ?(?:date|dt\\.?)?|date (?:filed|of birth|of arrest|issued)|offense (?:tracking number|code)|(?:cjis|ncic|arrest|judge|zip) code|age at (?:violation|offense|arrest)|plea date|charge (?:code|information)|statute description|verdict type|disposition (?:judge|information|comment)|charge information|proc(?:ess)? status|amended charge)',
  ],
  ['endedAs', 'count as disposed'],
  [
    'case',
    '(?:court )?(?:case|docket|cause|file|complaint|indictment|citation)(?: ?(?:number|no\\.?|#|id)|/file no\\.?)|court (?:number|no\\.?|#)',
  ],
  [
    'statute',
    '(?:(?:charge |offense |court |minnesota |state )?statute(?: code| number| no\\.?| citation|/ordinance| for offense)?|code section|statutory citation|citation|section|violation code|law|ncgs|mcl|orc|ors|rcw|nrs|krs|ars|rsmo|ilcs|pacc(?:#| code)?)',
  ],
  [
    'offense',
    '(?:count as filed|offense for which (?:the )?defendant (?:was )?convicted|(?:charge|offense|court offense|arrest offense|violation|crime|statute)[ /](?:description|literal|desc\\.?|title|name)|(?:top|original|final|convicted|convict|arrest|court|conviction) (?:charge|offense)|charged?|offense|off|description|desc\\.?|crime|violation|affidavit|count)(?:s|\\(s\\))?',
  ],
  [
    'level',
    '(?:(?:level|severity|type)(?: (?:of (?:offense|charge)|& degree|and degree|/degree))?|(?:offense|charge|crime|conviction|arrest) (?:level|severity|type|category)|level ?/ ?degree|felony/misdemeanor|c/m/f|f/m|m/f|fel/misd|(?:conv(?:iction)?|charge|chrg) status|category)',
  ],
  ['grade', '(?:(?:charge |offense )?(?:grade|class|degree)(?: of offense)?)'],
  [
    'ending',
    '(?:adjudication|(?:court |charge |final |case |current )?(?:disposition|dispo|disp)(?: code| literal| type| ?/ ?status)?|findings?|verdict|result|outcome|judgment|court action|court finding|status|how disposed|method(?: of disposition)?)',
  ],
  ['sentence', 'sentenc(?:e|ing)(?: imposed)?'],
  ['code', 'code'],
  ['plea', 'plea(?: to (?:offense|charge))?'],
  // “Community of offense: Springfield” names a place.
  ['other', '\\w{1,20} of (?:the )?(?:offense|crime|violation|charge)'],
  ['count', '(?:charge|count|seq|cnt)(?:uence)? ?(?:no\\.?|number|#|seq\\.?)'],
  [
    'other',
    '(?:name|classification|defendant|d\\.?o\\.?b\\.?|judge|attorney|court|county|agency|officer|fine|costs?|probation|jail|bail|bond|sex|race|address|comments?|com|sen|toc|scn|otn|ncic|ori|prosecutor|amount|restitution|confinement|fbi|sid|tracking)(?: (?:name|number|no\\.?|agency|type))?',
  ],
];

const marks = { loose: new Map<FieldNames, RegExp>(), strict: new Map<FieldNames, RegExp>() };

const none: FieldNames = [];

/** The labelled values of a line: `Charge: Theft   Class: A`. Loose labels have no colon, and begin the line. */
export function fieldsIn(text: string, own: FieldNames = none, isLoose = false): Fields {
  const names = [...own, ...general];
  const found = [...text.matchAll(patternOf(own, names, isLoose))];
  const fields = found.map((match, index): Field => {
    const role =
      names[match.slice(1, names.length + 1).findIndex((each) => each !== undefined)]?.[0] ?? 'other';
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index).trim();
    const count = match[names.length + 1];
    return { role, value, ...(count && { count: String(Number(count)) }) };
  });
  return { before: text.slice(0, found[0]?.index), fields };
}

function patternOf(own: FieldNames, names: FieldNames, isLoose: boolean): RegExp {
  const patterns = isLoose ? marks.loose : marks.strict;
  const known = patterns.get(own);
  if (known) return known;
  const any = names.map(([, name]) => `(${name})`).join('|');
  const number = '(?: ?(?:#|no\\.?)? ?\\(?(\\d{1,3})(?![\\d(/]|-(?![A-Z]|\\d{1,2} [A-Z])|[.:]\\d)\\)?)?';
  const pattern = isLoose
    ? new RegExp(
        `(?:^[\\s*.-]{0,40}|\\s{2,40})${ahead(own, names)}(?:${any})${number}(?: ?[:;=-] ?|(?=\\s))`,
        'gi',
      )
    : new RegExp(`(?:^[\\s*.-]{0,40}|[\\s|,;(*]|\\b)(?:${any})${number} ?[:;=](?!\\d\\d\\b) ?`, 'gi');
  patterns.set(own, pattern);
  return pattern;
}

/** A loose label keeps apart from its value by two blanks; one of the layout's own may do so by one. */
function ahead(own: FieldNames, names: FieldNames): string {
  const anyOf = (some: FieldNames) => some.map(([, name]) => name).join('|');
  return `(?=(?:${anyOf(own)}) [^\\s(\\d]|(?:${anyOf(names)})(?: ?(?:#|no\\.?)? ?\\(?\\d{1,3}\\)?)?(?: ?[:;=-]|\\s{2})|(?:statute|severity) [a-z\\d])`;
}

const loose =
  /^\s{0,40}(?:(?:charge|offense|statute|violation) ?(?:description|code)?|description|severity|level|(?:final )?disposition(?: date)?|offense date|plea|verdict|finding)\s{2,40}\S/i;

/** “Disposition     Guilty”: a paper that writes its labels without a colon does so line for line. */
export function hasLooseLabels(lines: readonly { readonly text: string }[]): boolean {
  return lines.filter(({ text }) => loose.test(text) && text.trim().split(/\s{2,}/).length === 2).length > 3;
}

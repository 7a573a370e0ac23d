import { isFirstName, plainly } from './first-names.ts';
import type { Span } from './span.ts';

/*
 * Somebody's full name in a sentence about arrests, convictions and the like. Who judges, defends or polices in public
 * keeps the name, and so do places, laws and offices.
 */

/** `apart`: more than a space lies between it and the word before. */
type Word = { said: string; plain: string; start: number; end: number; apart: boolean };

/** `own`: the writer, or one of their family. `directly`: the name and the deed stand close together. */
export type Accused = Span & { own: boolean; directly: boolean };

const record =
  /^(?:convict[a-z]{0,6}|felon[a-z]{0,4}|arrest[a-z]{0,4}|inmate|jail[a-z]{0,4}|prison[a-z]{0,4}|incarcerated|offender|molest[a-z]{0,6}|rape|raped|rapist|pedo[a-z]{0,6}|predator|murder[a-z]{0,4}|thief|burglar[a-z]{0,3}|robb[a-z]{1,5}|stole|steal[a-z]{0,4}|guilty|mugshot|parole|probation|dui|dwi|fraud|assault[a-z]{0,3}|manslaughter|theft|dealer|charged|indicted|sentenced|warrant|criminal|crimes?|registry|condenad[oa]|condena|detenid[oa]|pres[oa]|carcel|prision|delincuente|antecedentes|violador|violacion|violo|pedofilo|ladron|robo|culpable|acusad[oa]|delitos?|drogas|asesin[oa]|asesinato)$/;
/** Said of many who are only helped or mentioned. */
const mild = words(
  'probation parole criminal warrant registry drogas dealer crime crimes condena delito delitos',
);
const titles = words(
  'judge justice magistrate officer sheriff deputy detective sergeant chief captain governor president senator mayor ' +
    'attorney lawyer defender counsel prosecutor da commissioner dr doctor juez jueza magistrado magistrada oficial ' +
    'abogado abogada gobernador gobernadora fiscal alguacil defensor defensora licenciado licenciada',
);
const family = words(
  'brother sister son daughter husband wife mother father mom dad cousin uncle aunt nephew niece grandson boyfriend ' +
    'girlfriend fiance partner hermano hermana hijo hija esposo esposa madre padre primo prima tio tia nieto novio novia',
);
/** What bears somebody's name and is no person: a street, a school, a county. */
const things = words(
  'county court act law department police society services city state island bay beach jail prison school university ' +
    'college district street avenue road depot code center clinic hospital church park hills falls springs valley river ' +
    'lake day island project foundation',
);
/** Names of places, offices and laws begin or end with these; and words that are no names. */
const notNames = words(
  'slate legal aid states superior supreme circuit form fort mount saint st san santa los las el la north south east west ' +
    'new united america american carolina dakota virginia texas california florida ohio georgia alabama alaska arizona ' +
    'arkansas colorado connecticut delaware hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland ' +
    'massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york oklahoma ' +
    'oregon pennsylvania rhode tennessee utah vermont wisconsin wyoming january february march april may june july august ' +
    'september october november december monday tuesday wednesday thursday friday saturday sunday second chance penal ' +
    'codigo the a an i my his her he she it we they you this that no not and or of in on at to for from with by is was ' +
    'are were be been has have had got did does do just also who what when where why how all any some un una mi su me se ' +
    'en de del y o que por para con si como christ god',
);
/** Words between two parts of a name. */
const particles = words('de la del los las van von der');
const verbs = words('was is got has had went did served gets fue es esta estuvo tiene ha');
const small = words(
  'a an the just once also recently registered sex sexual drug child violent level un una el been on in por muy',
);
const pronouns = words('he she they el ella');

/** Everybody knows what they were arrested for. */
const publicFigures = words(
  'martin-luther-king rosa-parks nelson-mandela george-floyd donald-trump meek-mill',
);

export function accusedIn(text: string): Accused[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1] ?? [];
    // "Look up Ann Lee. She was arrested."
    const goesOn = pronouns.has(next[0]?.plain ?? '') && isCalledSo(next, 0, 1);
    if (!goesOn && !sentence.some(({ plain }) => record.test(plain))) return [];
    const found: Accused[] = [];
    for (let at = 0; at < sentence.length; ) {
      const length = nameAt(sentence, at);
      const first = sentence[at];
      const last = sentence[at + length - 1];
      if (first && last && length > 0 && !isPublic(sentence, at, length))
        found.push({
          start: first.start,
          end: last.end,
          own: isOwn(sentence.slice(Math.max(0, at - 3), at)),
          directly: goesOn || isNear(sentence, at, length),
        });
      at += Math.max(1, length);
    }
    return found;
  });
}

function isNear(sentence: readonly Word[], at: number, length: number): boolean {
  const around = [
    ...sentence.slice(Math.max(0, at - 3), at),
    ...sentence.slice(at + length, at + length + 9),
  ];
  return around.some(({ plain }) => record.test(plain) && !mild.has(plain));
}

/** How many words from here on are a person's full name. */
function nameAt(sentence: readonly Word[], at: number): number {
  const first = sentence[at];
  if (!first || first.plain.length < 2 || !canBeName(first)) return 0;
  const written = isCapital(first);
  let length = 1;
  for (let last = 1; last <= 4; last += 1) {
    const word = sentence[at + last];
    if (!word || word.apart) break;
    if (word.plain.length === 1 || particles.has(word.plain)) continue;
    if (!canBeName(word) || isCapital(word) !== written || (!written && verbs.has(word.plain))) break;
    length = last + 1;
    if (!written && length === 3) break;
  }
  if (length < 2) return 0;
  // A street, a school or a county that carries somebody's name.
  const following = sentence[at + length];
  if (written && following && isCapital(following) && things.has(following.plain)) return 0;
  if (written && isFirstName(first.plain)) return length;
  if (written) return isCalledSo(sentence, at, length) ? length : 0;
  // In small letters a word more may belong to the sentence, so the verb has to follow the last name.
  return isFirstName(first.plain) && isCalledSo(sentence, at, length) ? length : 0;
}

/** "felon Xiomara Quispe", "Xiomara Quispe is a convicted …": no other reading is left. */
function isCalledSo(sentence: readonly Word[], at: number, length: number): boolean {
  const before = sentence[at - 1];
  if (
    before &&
    /^(?:felon|offender|criminal|rapist|thief|convict|delincuente|violador|ladron)$/.test(before.plain)
  )
    return true;
  if (!verbs.has(sentence[at + length]?.plain ?? '')) return false;
  const after = sentence.slice(at + length + 1, at + length + 5);
  const next = after.find(({ plain }) => !small.has(plain) && !verbs.has(plain));
  return next !== undefined && record.test(next.plain);
}

/** The writer, or one of the family. */
function isOwn(before: readonly Word[]): boolean {
  const said = before.map(({ plain }) => plain);
  if (said.slice(-2).some((word) => family.has(word))) return true;
  return /(?:\bm[yi] (?:[a-z]{1,8} )?(?:name|nombre)|\bllamo|\bsoy|\bi'?m|\bi am)\b/.test(said.join(' '));
}

function isPublic(sentence: readonly Word[], at: number, length: number): boolean {
  const name = sentence.slice(at, at + length).map(({ plain }) => plain);
  return (
    sentence.slice(Math.max(0, at - 2), at).some(({ plain }) => titles.has(plain)) ||
    publicFigures.has(name.join('-'))
  );
}

function canBeName({ plain }: Word): boolean {
  return (
    !notNames.has(plain) &&
    !things.has(plain) &&
    !record.test(plain) &&
    !titles.has(plain) &&
    !family.has(plain)
  );
}

function isCapital({ said }: Word): boolean {
  return /^\p{Lu}/u.test(said);
}

function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  let from = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}'’@$]{1,30}(?<end>[.!?;:]{1,3}(?=\s|$)|\n)?/gu)) {
    const end = match.groups?.end ?? '';
    const said = match[0].slice(0, match[0].length - end.length).replace(/['’]s$/, '');
    sentences.at(-1)?.push({
      said,
      plain: withoutDisguise(plainly(said)),
      start: match.index,
      end: match.index + said.length,
      apart: !/^[ ._-]{1,3}$/.test(text.slice(from, match.index)),
    });
    from = match.index + said.length;
    // The point of an initial or of `Jr.` ends nothing.
    if (end !== '' && !(end === '.' && said.length <= 2)) sentences.push([]);
  }
  return sentences;
}

/** `j0hn` is read as `john`. */
function withoutDisguise(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replace(/[013457@$]/g, (sign) => 'oieastas'.charAt('013457@$'.indexOf(sign)));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

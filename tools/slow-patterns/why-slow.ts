import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { getFirstConsumedChar, getFirstConsumedCharAfter, type ReadonlyFlags } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

/*
 * Whether a text can be written on which a pattern takes more than a fixed number of steps for each character. What is
 * asked is stricter than that, and plain to see in the pattern: whatever is tried again at each character has an end.
 */

/** How many ways through its bounded parts a pattern may try from one character on. */
const mostWays = 5_000;

const parser = new RegExpParser();

/** What is wrong with a pattern, in words for whoever wrote it. Nothing, if no text can make it slow. */
export function whySlow(source: string, flags: string): string[] {
  const unicode = flags.includes('u');
  const pattern = parser.parsePattern(source, 0, source.length, { unicode });
  const set = parser.parseFlags(flags);
  const { reports } = analyse(
    { pattern, flags: set },
    { assumeRejectingSuffix: false, reportTypes: { Move: true, Self: true, Trade: true } },
  );
  return [
    ...reports.map(
      ({ type, exponential }) => `takes ${exponential ? 'exponential' : 'quadratic'} time (${type})`,
    ),
    ...pattern.alternatives.flatMap((alternative) => [
      ...endless(alternative, set).map((part) => `has no end: ${part}`),
      ...(waysThrough(alternative, set) > mostWays ? ['can be read in too many ways'] : []),
    ]),
  ];
}

/** The parts without an end that are tried from many a character, each time over the same text. */
function endless(alternative: AST.Alternative, flags: ReadonlyFlags): string[] {
  // From one place only, and `scslre` sees to it that no two parts take from each other there.
  if (isAnchored(alternative) && !flags.multiline) return [];
  const parts = quantifiersIn(alternative).filter(({ max }) => max === Number.POSITIVE_INFINITY);
  const tried = parts.filter((part) => !isLast(part) && !endsWithItsWord(alternative, part, flags));
  const [only] = tried;
  if (tried.length === 1 && only && startsAfresh(alternative, only, flags)) return [];
  return tried.map(({ raw }) => raw);
}

/**
 * What the pattern begins with cannot stand inside the part: the part ends where the pattern could begin again, and no
 * character is read from two beginnings.
 */
function startsAfresh(alternative: AST.Alternative, part: AST.Quantifier, flags: ReadonlyFlags): boolean {
  if (
    part.element.type !== 'Character' &&
    part.element.type !== 'CharacterSet' &&
    part.element.type !== 'CharacterClass'
  )
    return false;
  if (isRepeated(part)) return false;
  const first = getFirstConsumedChar(alternative, 'ltr', flags);
  return !first.empty && first.char.isDisjointWith(getFirstConsumedChar(part.element, 'ltr', flags).char);
}

/**
 * The rest of a word, in a pattern that begins where words do: from no more beginnings than the pattern has words is a
 * character read, and when it fails, each shorter reading fails at once, within a word.
 */
function endsWithItsWord(alternative: AST.Alternative, part: AST.Quantifier, flags: ReadonlyFlags): boolean {
  if (!isOfWord(part.element) || !beginsWord(alternative) || isRepeatedWithoutEnd(part)) return false;
  if (standsBefore(part)?.type === 'Assertion') return true;
  const next = getFirstConsumedCharAfter(part, 'ltr', flags);
  return next.char.isDisjointWith(getFirstConsumedChar(part.element, 'ltr', flags).char);
}

function isOfWord(element: AST.QuantifiableElement): boolean {
  if (element.type === 'CharacterSet') return element.kind === 'word' && !element.negate;
  return element.type === 'CharacterClass' && !element.negate && /^\[[\w\\-]+\]$/.test(element.raw);
}

function beginsWord({ elements: [first] }: AST.Alternative): boolean {
  if (first?.type === 'Assertion') return first.kind === 'word' && !first.negate;
  return (
    (first?.type === 'Group' || first?.type === 'CapturingGroup') && first.alternatives.every(beginsWord)
  );
}

function isRepeatedWithoutEnd({ parent }: AST.Node): boolean {
  if (!parent) return false;
  return (
    (parent.type === 'Quantifier' && parent.max === Number.POSITIVE_INFINITY) || isRepeatedWithoutEnd(parent)
  );
}

/** A border of words right after a part, or after the groups that it ends. */
function standsBefore(part: AST.Node): AST.Assertion | undefined {
  const { parent } = part;
  if (!parent || parent.type === 'Pattern') return undefined;
  if (parent.type !== 'Alternative') return parent.type === 'Quantifier' ? undefined : standsBefore(parent);
  const next = parent.elements[parent.elements.indexOf(part as AST.Element) + 1];
  if (next === undefined) return standsBefore(parent);
  return next.type === 'Assertion' && next.kind === 'word' && !next.negate ? next : undefined;
}

function isAnchored({ elements }: AST.Alternative): boolean {
  const [first] = elements;
  if (first?.type === 'Assertion') return first.kind === 'start';
  return (
    (first?.type === 'Group' || first?.type === 'CapturingGroup') && first.alternatives.every(isAnchored)
  );
}

/** Whether the pattern has matched when this part has: there is nothing more to fail, and nothing to try again. */
function isLast(part: AST.Node): boolean {
  const { parent } = part;
  if (!parent || parent.type === 'Pattern') return true;
  if (parent.type === 'Assertion' || (parent.type === 'Quantifier' && parent.max > 1)) return false;
  return (parent.type !== 'Alternative' || parent.elements.at(-1) === part) && isLast(parent);
}

function isRepeated({ parent }: AST.Node): boolean {
  if (!parent) return false;
  return (parent.type === 'Quantifier' && parent.max > 1) || isRepeated(parent);
}

function quantifiersIn(node: AST.Element | AST.Alternative): AST.Quantifier[] {
  if (node.type === 'Quantifier') return [node, ...quantifiersIn(node.element)];
  if (node.type === 'Alternative') return node.elements.flatMap(quantifiersIn);
  return 'alternatives' in node && node.alternatives[0]?.type === 'Alternative'
    ? (node.alternatives as AST.Alternative[]).flatMap(quantifiersIn)
    : [];
}

/** How many lengths the bounded parts can take together. One that ends where the next can begin has one. */
function waysThrough(node: AST.Element | AST.Alternative, flags: ReadonlyFlags): number {
  if (node.type === 'Alternative')
    return node.elements.reduce((ways, element) => ways * waysThrough(element, flags), 1);
  if (node.type === 'Quantifier') {
    // What can be read in two ways can, four times over, be read in sixteen.
    const inside = waysThrough(node.element, flags) ** Math.min(node.max, mostWays);
    if (node.max === Number.POSITIVE_INFINITY || node.max === node.min) return inside;
    const taken = getFirstConsumedChar(node.element, 'ltr', flags);
    const next = getFirstConsumedCharAfter(node, 'ltr', flags);
    // A shorter reading leaves a character that nothing after it takes: it fails at once, or matches at once.
    const isSettled = isLast(node) || next.char.isDisjointWith(taken.char);
    return inside * (isSettled ? 1 : node.max - node.min + 1);
  }
  return 'alternatives' in node && node.alternatives[0]?.type === 'Alternative'
    ? Math.max(...(node.alternatives as AST.Alternative[]).map((each) => waysThrough(each, flags)))
    : 1;
}

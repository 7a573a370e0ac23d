import { soundsLikeOffense } from './offense-words.ts';
import { hole } from './span.ts';

const apart = new RegExp(
  `${hole}+|\\s{2,}|[|\\t]|--+|\\s[-–]\\s(?=(?:defendant|deft|court|pleads?|dismissed|the)\\b)`,
  'gi',
);

/**
 * What is left of a row, once all that is known was taken out, names the offense: what stands under the head of its
 * column, or else the first words that are words.
 */
export function offenseIn(left: string, column?: number): string | undefined {
  const names = piecesOf(left).filter(
    ({ text }) => /[A-Za-z]{3}|^[AB]&[BE]/.test(text) && !nothing.test(text) && !isPerson(text),
  );
  const under = names.find(({ from }) => column !== undefined && Math.abs(from - column) <= 2);
  const name = (under ?? names.find(({ text }) => soundsLikeOffense(text)) ?? names[0])?.text;
  return name === undefined ? undefined : calmly(name);
}

/** “Halvorsen-Pyle, Ingeborg M” */
function isPerson(text: string): boolean {
  return (
    /^[A-Z][A-Za-z'’-]{1,30},\s?[A-Z][A-Za-z'’-]{1,30}(?: [A-Z][A-Za-z.'’-]{0,20}){0,2}$/.test(text) &&
    !soundsLikeOffense(text)
  );
}

/** What gaps keep apart, each with where it begins. */
function piecesOf(left: string): readonly { readonly from: number; readonly text: string }[] {
  const gaps = [...left.matchAll(apart)];
  const starts = [0, ...gaps.map((gap) => gap.index + gap[0].length)];
  return starts.map((from, index) => ({ from, text: bare(left.slice(from, gaps[index]?.index)) }));
}

/** Words of a row that name no offense. */
const nothing =
  /^(?:and|the|of|on|in|by|plea|class|degree|count|charge|charges|case|date|final|not final|disposition|sentence|is|was|are|been|has been|hereby|ncic|cnts?|cts?|misdemeanor|felony|court|jury|judge|bench trial|jury trial|trial|closed|open|state|statute|code|otn\b.*|with|without|prejudice|leave|order(?:ed)?|as charged|to|for|n\/a|none|negotiated|non-negotiated|county|program|completed|arrest|code section|yes|no|top charge|motion(?: to)?|granted|denied|offenses?(?: charged)?(?: \([^()]{0,30}\))?|prosecution|adjudication|judgment|imposition of sentence|(?:\W{0,3}x\W{0,3})?(?:of )?(?:the )?(?:state law|local ordinance)|(?:in violation of )?code|to violation|violation|type|desc|criminal|judgment\b.*|details?|\d+ counts?(?:,.*)?|(?:not an )?(?:arrest|arraignment) charge.*|court seq.*|case number|(?:original |current )?charges?(?:\(s\))?(?: information)?|pacc|mcl|ors|rcw|method|key|degree \d|counts? \d{1,2}|charge ?# ?\d{1,2}|\W{0,2}x\W{0,2}|available|ncic \d+|count [ivx]+|docket no\.?|(?:fines?|surcharge|costs?|court costs?|fees?|total|balance|bond|bail)\b[^A-Za-z]{0,3}[$\d].*)$/i;

function bare(piece: string): string {
  return (
    withoutCode(withoutTail(piece))
      // Agencies write the number of their own list before the name.
      .replace(/^\s{0,40}\d{4,8}\s(?=[A-Z])/, '')
      .replace(/\s\([MFTI]\)\s{0,40}$/, '')
      // “35-48-4-6(a)/F: Possession”
      .replace(/^\/?[FM]:\s/, '')
      .replace(/^\s*\([A-Z]\)\s/, '')
      .replace(/^\s{0,40}\[[^\]]{0,6}\]\s{0,3}(?:-\s)?/, '')
      .replace(
        /^(?:[\s,.;:/*#()[\]–-]|and\b|(?:in )?violation of\b|contrary to\b|section\b|sec\.|statute\b)+/i,
        '',
      )
      .trim()
  );
}

const capitals =
  /^(?:DUI|DWI|OVI|OWI|DWLS|DUS|PWID|CDS|CCW|OUI|DV|LSA|VOP|FTA|DWAI|PCS|UCS|MDMA|THC|II|III|IV|I|V|W\/|LEO|MV|ID|UDAA|A&B|B&E|CPCS|CPW|CSCS|GBI)$/;

/** “DRUG PARAPHERNALIA(PARA)”: the court's own short name of it. */
function withoutCode(piece: string): string {
  return piece.replace(/\s?\(([A-Z]{3,5}\d{0,2})\)$/, (whole, code: string) =>
    capitals.test(code) ? whole : '',
  );
}

const tail =
  /[\s,.;:/*#[\]{–(-]$|\b(?:in violation of|contrary to|section|sec|is|was|are|class|ncic|under|statute)$/i;

/** Signs and small words at the end lead on to what was taken out. */
function withoutTail(piece: string): string {
  const shorter = piece.replace(tail, '');
  return shorter === piece ? piece : withoutTail(shorter);
}

/** “RETAIL THEFT” as “Retail theft”: capitals shout, but for names that are letters. */
export function calmly(words: string): string {
  const one = words.replaceAll(/\s+/g, ' ');
  if (one !== one.toUpperCase()) return one;
  const calm = one
    .split(' ')
    .map((word) => (capitals.test(word.replaceAll(/[^A-Z&/]/g, '')) ? word : word.toLowerCase()))
    .join(' ');
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

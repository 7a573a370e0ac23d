import { findDates } from '../dates/find-dates.ts';
import type { At, FoundCharge } from '../explanation.ts';
import { endingIn } from './endings.ts';
import { joined } from './joined.ts';
import type { Layout } from './layout.ts';
import { offenseIn } from './offense.ts';
import { soundsLikeOffense } from './offense-words.ts';
import { severityIn } from './severity.ts';
import { hole, without } from './span.ts';
import { statuteIn } from './statutes.ts';

/** The words before which a sentence names an offense. */
const naming =
  /\b(?:which charges|(?:charges?|offenses?|crimes?|counts?|violation) of|convictions? (?:for|of)|(?:plea )?(?:guilty|no contest|nolo contendere) (?:by (?:a |the )?(?:jury|court) )?(?:to|of)(?: the (?:charge|offense|crime) of)?|(?:charged(?: in [A-Z0-9-]{3,24})?|charges the defendant|charging you) with|plea to|original charges?|convicted (?:in|on|by|before|at) [^.;\n]{4,120}, of|convicted(?: on [^.;\n]{4,20}\d{4},?)?(?: in [^.;\n]{4,40}?)? of|adjudicated(?: guilty)? (?:of|on)|(?:did|to)(?: then and there)?(?: unlawfully)? commit|(?:^\s{0,40}|: )commit(?:ted)?|following offense|(?:count|charge) (?:\d{1,2}|[IVX]{1,4}|one|two|three|four))\b\s{0,3}(?:[:,–-]\s{0,3})?(?:(?:count|charge) (?:\d{1,2}|[ivx]{1,4}|one|two|three)\b[:,]? |the (?:charge|offense|crime) of |one count of |the following(?: offenses?)?: ?)?(?:as amended[:,] ?)?/gim;

/** What a name of an offense does not hold. */
const noName =
  /\b(?:indictment|information|complaint|defendant|court|state|hereby|ordered|petitioner|respondent|is|are|was|were|shall|be|you|this|that|plea|sentence|dismissed|trial|guilty|the following|(?:an?|any|another|new|same) (?:felony|misdemeanor|crime|offense)|past|previous)\b/i;

/** An offense ends where its section, its class, or something else begins. */
const nameEnds =
  /,(?! (?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:offense|degree)\b)|[;.\n(]|\s(?:in (?:the|this) (?:above|matter|case|county|city)|in violation|contrary|pursuant|under|as (?:a|charged|defined)|an? (?:class|[a-z]{1,30} degree|misdemeanor|felony|petty|gross)|on (?:or about|\d{1,4}|\w{1,30} \d)|committed|against|which|by(?! (?:shoplifting|receiving|decept|deceit|unlawful|taking|check|conversion|extortion|fraud|failure|false|threat))|is|are|was|were|and (?:is|was|the|orders|hereby))\b/i;

/** “Theft, a misdemeanor, which was dismissed on 04/30/2013” */
const wasEnded =
  /\b(?:which|that|and) (?:was|were) (?:later )?(?:dismissed|withdrawn|nolle prossed|acquitted)\b/i;

const longestName = 60;
const gaps = new RegExp(`\\s{2}|${hole}`);

/** The charges that sentences name, where a paper has no table of them: “the charge of Assault, T.C.A. § 39-13-101”. */
export function chargesInProse(paper: string, layout: Layout): readonly FoundCharge[] {
  const { text, placeOf } = joined(paper);
  const found: FoundCharge[] = [];
  for (const match of text.matchAll(naming)) {
    const from = match.index + match[0].length;
    const charge = chargeAt(text, from, layout);
    const isNew = charge && !found.some(({ offense }) => isSame(offense, charge.offense));
    if (isNew) found.push({ ...charge, ...(charge.at && { at: placeOf(charge.at) }) });
  }
  return found.length > 0
    ? found
    : citedIn(text, layout).map((charge) => ({ ...charge, ...(charge.at && { at: placeOf(charge.at) }) }));
}

const leadsIn =
  /[(;:.]|,\s|\b(?:charged? with|guilty (?:of|to)|(?:offense|crime|charge|count|violation)s? of|commit(?:ted|ting)?|did(?: unlawfully)?|for|to wit)\b/gi;

/** Where no word leads to a name, a section does: “(BURGLARY, W. Va. Code 61-3-11, felony)”. */
function citedIn(text: string, layout: Layout): readonly FoundCharge[] {
  return text.split('\n').flatMap((paragraph, at, all) => {
    const cited = statuteIn(paragraph, layout.statutes ?? []) ?? statuteIn(paragraph);
    const before = paragraph
      .slice(0, cited?.from)
      .replace(/[\s,(]{1,9}$|,? (?:in violation of|contrary to|under|pursuant to)\s{0,3}$/i, '');
    const lead = [...before.matchAll(leadsIn)].at(-1);
    const from = lead ? lead.index + lead[0].length : 0;
    const offense = offenseIn(before.slice(from).trim());
    if (
      !cited ||
      !offense ||
      !soundsLikeOffense(offense) ||
      noName.test(offense) ||
      offense.length > longestName
    )
      return [];
    const severity = severityIn(
      paragraph
        .slice(cited.upTo, cited.upTo + 60)
        .replace(/^\s{0,3}\)/, '')
        .split(/[.;)]/)[0] ?? '',
      layout.severities,
    );
    const start = all.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + from;
    return [
      {
        offense,
        statute: (layout.statuteAs ?? onOneLine)(cited.written),
        ...(severity?.level && { level: severity.level }),
        ...(severity?.grade && { grade: severity.grade }),
        at: [start, start + offense.length] as const,
      },
    ];
  });
}

function chargeAt(text: string, from: number, layout: Layout): FoundCharge | undefined {
  const clause = sentenceFrom(text, from);
  const statute = statuteIn(clause, layout.statutes ?? []) ?? statuteIn(clause);
  const cited = statute?.written ?? statuteBefore(text, from, layout);
  const left = statute ? without(clause, [statute]) : clause;
  const name = left.split(nameEnds)[0]?.trim() ?? '';
  const offense = offenseIn(name);
  if (!offense || offense.length > longestName || noName.test(offense)) return undefined;
  const gap = name.search(gaps);
  const severity = severityIn(left.slice(gap === -1 ? name.length : gap), layout.severities);
  const ended = wasEnded.exec(clause);
  const disposition = ended ? endingIn(ended[0], layout.endings)?.ending : undefined;
  const [day] = ended ? findDates(clause.slice(ended.index, ended.index + 60)) : [];
  const at: At = [from + clause.indexOf(offense.slice(0, 3)), from + name.length];
  return {
    offense,
    ...(cited && { statute: (layout.statuteAs ?? onOneLine)(cited) }),
    ...(severity?.level && { level: severity.level }),
    ...(severity?.grade && { grade: severity.grade }),
    ...(disposition && disposition !== 'moved' && { disposition }),
    ...(disposition && day && { date: day.date }),
    at: [Math.max(from, at[0]), at[1]],
  };
}

/** “… in violation of Section 18.2-96, Code of Virginia: commit petit larceny”. */
function statuteBefore(text: string, from: number, { statutes = [] }: Layout): string | undefined {
  const before = text.slice(Math.max(0, from - 160), from).replaceAll('\n', ' ');
  const [, cited] = /\bin violation of\b([^.;]{0,20}(?:\.\d|[^.;]){0,80})$/i.exec(before) ?? [];
  return cited === undefined ? undefined : (statuteIn(cited, statutes) ?? statuteIn(cited))?.written;
}

/** Up to the end of the sentence, which a section with its dots does not make. Lines are joined in place. */
function sentenceFrom(text: string, from: number): string {
  const next = text.slice(from, from + 260).replaceAll('\n', ' ');
  const end = /[.;](?=\s{1,12}(?:[A-Z][a-z]{1,20} [a-z]|IT IS|[A-Z]{2,20} [A-Z]{2}|$))/.exec(next);
  return end ? next.slice(0, end.index) : next;
}

function onOneLine(written: string): string {
  return written.replaceAll(/\s+/g, ' ');
}

function isSame(one: string, other: string): boolean {
  const start = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 20);
  return start(one) === start(other);
}

import { placeOf } from '@openslate/law/place/places.ts';
import { figuresIn } from './figures.ts';
import { type Passage, wholeOf } from './passage.ts';
import { isTurnedRound } from './polarity.ts';
import { promises } from './promises.ts';
import { shareOf, stemsIn } from './stems.ts';
import { addsWeight, holdsMarkup, holdsStrangeAddress, holdsStrangeName } from './wording.ts';

/** Why a sentence is not shown. */
export type Fault =
  /** It cites what was not given, or states something without citing. */
  | 'citation'
  /** A number, sum, date, wait, section or form that the passages it cites do not have. */
  | 'figure'
  /** A court, form, helper, law or place that they do not name. */
  | 'name'
  | 'promise'
  | 'address'
  | 'markup'
  /** It is about something else, adds a word that changes everything, or says the opposite. */
  | 'ungrounded'
  | 'too_long';

export type Sentence = { readonly text: string; readonly cites: readonly number[] };

export type Checked =
  | { readonly sentence: Sentence; readonly fault?: never }
  | { readonly sentence?: never; readonly fault: Fault };

const citation = /\s?\[(\d{1,3}(?: ?, ?\d{1,3}){0,12})\]/g;
const longest = 600;
/** Of the telling words of a sentence, so many have to be ours. */
const leastShared = 0.5;

/** A sentence as a model wrote it, with its citations read out of it; or why nobody may see it. */
export function checked(written: string, passages: readonly Passage[]): Checked {
  const cites = [...written.matchAll(citation)].flatMap(([, numbers = '']) => numbers.split(',').map(Number));
  const text = written.replaceAll(citation, '').trim();
  const fault = faultIn(text, [...new Set(cites)], passages);
  return fault ? { fault } : { sentence: { text, cites: [...new Set(cites)] } };
}

function faultIn(text: string, cites: readonly number[], passages: readonly Passage[]): Fault | undefined {
  if (text.length > longest) return 'too_long';
  const named = cites.map((number) => passages[number - 1]);
  const given = named.filter((passage) => passage !== undefined);
  if (given.length < named.length || /[[\]]/.test(text)) return 'citation';
  const restsOn = given.length > 0 ? given : passages;
  const cited = restsOn.map(wholeOf).join(' ');
  if (holdsMarkup(text)) return 'markup';
  if (promises(text)) return 'promise';
  if (holdsStrangeAddress(text, cited)) return 'address';
  const figures = figuresIn(text);
  if (figures.size > 0 && given.length === 0) return 'citation';
  const known = figuresIn(cited);
  if ([...figures].some((figure) => !known.has(figure))) return 'figure';
  const place = restsOn.find(({ state }) => state)?.state;
  if (holdsStrangeName(text, cited, place && placeOf(place).name)) return 'name';
  const stems = stemsIn(text);
  if (shareOf(stems, stemsIn(cited)) < leastShared) return 'ungrounded';
  return addsWeight(text, cited) || isTurnedRound(text, cited) ? 'ungrounded' : undefined;
}

import type { Told } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import type { Topic } from './heard/topics/topics.ts';
import { labelOf, samePage } from './said/source-label.ts';

/** What somebody asks. What was asked before in the same talk helps to understand it. */
export type Asked = {
  readonly question: string;
  readonly state?: PlaceCode;
  readonly asOf: string;
  readonly before?: readonly { readonly question: string }[];
  /** What the person told in the assessment, where they ask on its result. It is a record in `state`. */
  readonly record?: Answers;
};

type AnswerKind =
  /** Says what the law or the guide says. */
  | 'answer'
  /** The state, or the fact that decides, is missing. */
  | 'ask_back'
  /** Our data does not hold it. */
  | 'unknown'
  /** Outside what we do; or somebody is in danger. */
  | 'declined';

export type Source = { readonly label: string; readonly url?: string };

/** What is said to a question, and where it stands. */
export type Said = { readonly text: string; readonly sources: readonly Source[] };

export type Answer = Said & {
  readonly kind: AnswerKind;
  readonly state?: PlaceCode;
  /** All of them, where a question names several; `state` is the first. Of an `ask_back`, those that may be meant. */
  readonly states?: readonly PlaceCode[];
  readonly topic: Topic | 'danger' | 'other';
  /** It is about the person's own record, as told in the assessment. */
  readonly isOwn?: true;
  /** The language of the text, where it is not English. */
  readonly lang?: 'es';
  /** Paths of the site to go on with. */
  readonly links: readonly string[];
};

/** The first few sources, each once. */
export function onceEach(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [source.label, source])).values()].slice(0, 5);
}

/** The page that a sentence of a guide was read on. */
export function sourceOf({ source, readOn }: Told): Source {
  return source ? { label: labelOf(source), url: source } : { label: labelOf(readOn ?? '') };
}

/** A page that the law cites, too, is called as it is there. */
export function citedAs(
  { reliefs }: Pick<Jurisdiction, 'reliefs'>,
  sources: readonly Source[],
): readonly Source[] {
  const cites = new Map<string, string>();
  for (const { cite } of reliefs.flatMap(({ rules }) => rules))
    if (cite.url && !cites.has(samePage(cite.url))) cites.set(samePage(cite.url), cite.label);
  return sources.map((source) => {
    const { url, label } = source;
    const cited = url && label === labelOf(url) ? cites.get(samePage(url)) : undefined;
    return cited ? { ...source, label: cited } : source;
  });
}

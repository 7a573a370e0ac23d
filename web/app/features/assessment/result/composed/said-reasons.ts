import type { Basis, Presumption, Reason } from '@openslate/law/engine/result.ts';
import { nothingAgainst } from './silence.ts';

/** How one thing the law asks stands: it is so, it will be, it is not, or nobody knows. */
export type Standing = 'met' | 'later' | 'not' | 'open';

/** One thing the law asks, and what we rest on when we say how it stands. */
export type SaidReason = Pick<Reason, 'id' | 'text' | 'on' | 'fix' | 'question' | 'cite'> & {
  /** A rule that has no words for not being met is told as what the law asks, never as a fact. */
  readonly lead?: string;
  readonly standing: Standing;
  readonly mark: Basis;
  /** What was taken for granted, each as a sentence: “We took it that your probation was not revoked.” */
  readonly taken: readonly Presumption[];
};

export type ReasonGroup = {
  readonly kind: 'against' | 'open' | 'met';
  readonly title: string;
  readonly reasons: readonly SaidReason[];
};

export const standingWords: Readonly<Record<Standing, string>> = {
  met: 'So',
  later: 'Not yet',
  not: 'Not so',
  open: 'Not known yet',
};

/** The mark in whole sentences. What is not known yet needs none: how it stands says it. */
export function markSentences({ mark, taken }: SaidReason): readonly string[] {
  if (mark === 'unknown') return [];
  if (mark === 'told') return ['You told us.'];
  return taken.length > 0 ? taken.map(({ text }) => text) : ['We took this for granted.'];
}

export const titles: Readonly<Record<ReasonGroup['kind'], string>> = {
  against: 'What stands in the way',
  open: 'What is not known yet',
  met: 'What the law asks, and is so',
};

/**
 * What decides comes first: what stands in the way, then what nobody knows, then what is so. `asked` is how the law
 * words each rule, by its id; `inSilence` whether it
 * would be told to anybody.
 */
export function groupsOf(
  reasons: readonly Reason[],
  asked: ReadonlyMap<string, string>,
  inSilence: (reason: Reason) => boolean,
): readonly ReasonGroup[] {
  const said = reasons.map((reason) => sayReason(reason, asked.get(reason.id), inSilence(reason)));
  const standing = (...kinds: Standing[]) =>
    kinds.flatMap((kind) => said.filter((reason) => reason.standing === kind));
  const met = standing('met');
  const groups: readonly (readonly [ReasonGroup['kind'], readonly SaidReason[]])[] = [
    ['against', standing('not', 'later')],
    ['open', standing('open')],
    [
      'met',
      [...met.filter(({ mark }) => mark === 'assumed'), ...met.filter(({ mark }) => mark !== 'assumed')],
    ],
  ];
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([kind, members]) => ({ kind, title: titles[kind], reasons: members }));
}

function sayReason(reason: Reason, asked: string | undefined, inSilence: boolean): SaidReason {
  const { id, text, met, on, fix, question, cite, basis, assumed = [] } = reason;
  return {
    id,
    text,
    ...(met === false && text === asked && { lead: 'The law asks for this:' }),
    cite,
    standing: standingOf(reason),
    mark: basis === 'told' && inSilence ? 'assumed' : basis,
    taken: basis === 'assumed' ? assumed.map(asTaken) : inSilence ? [{ text: nothingAgainst }] : [],
    // A day that has passed, and advice for what is no trouble, would only be in the way.
    ...(on && met === false && { on }),
    ...(fix && met === false && { fix }),
    ...(question && { question }),
  };
}

function standingOf({ met, on, fix }: Reason): Standing {
  if (met === true) return 'met';
  if (met === null) return 'open';
  return on || fix ? 'later' : 'not';
}

/** “We assumed …” and “We took it that …” say the same; on a result it is said in one way. */
export function asTaken({ text, field }: Presumption): Presumption {
  const said = text.replace(/^We assumed (that )?/, 'We took it that ');
  return field === undefined ? { text: said } : { text: said, field };
}

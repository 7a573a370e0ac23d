import type { Outcome, ReliefResult, Result, Vote, VoteQuestion } from '@openslate/law/engine/result.ts';
import { goOn } from '@openslate/law/engine/vote.ts';
import { askFirst, federalLaw } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Guide } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Cite, CivilRight } from '@openslate/law/place/relief.ts';
import { register } from '@openslate/law/vocabulary/phrases.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import type { Told } from '../../saved-progress.ts';
import { waysWithRights } from './ways.ts';

/** A right that a conviction can take: how it stands for this person, and what gives it back. */
export type ComposedRight = {
  readonly right: Extract<CivilRight, 'vote' | 'guns' | 'jury'>;
  readonly title: string;
  /** For votes alone: of guns and juries no screen says that they are allowed. */
  readonly standing?: Vote['standing'];
  readonly lead: string;
  /** The questions on which it turns, with what each answer means. */
  readonly asks: readonly VoteQuestion[];
  readonly notes: readonly { readonly text: string; readonly cite?: Cite }[];
  /** What to do, only where the right is there today. */
  readonly steps: readonly string[];
  /** Ways to ask for it back. */
  readonly ways: readonly WayBack[];
};

export type WayBack = { readonly title: string; readonly relief: ReliefResult };

type Judged = {
  readonly result: Result;
  readonly jurisdiction: Jurisdiction;
  readonly guide: Guide;
  readonly record?: Told | undefined;
};

/** Told wherever a conviction may have taken a right; of the other records there is nothing to say. */
export function rightsOf(judged: Judged): readonly ComposedRight[] {
  const ways = waysWithRights(judged.result);
  if (ways.length === 0) return [];
  const vote = voteOf(ways, judged);
  return [
    ...(vote ? [vote] : []),
    {
      right: 'guns',
      title: 'Guns',
      lead: askFirst.guns,
      asks: [],
      notes: [federalLaw.guns],
      steps: [],
      ways: waysBack(ways, 'guns'),
    },
    {
      right: 'jury',
      title: 'Juries',
      lead: askFirst.jury,
      asks: [],
      notes: [federalLaw.jury],
      steps: [],
      ways: waysBack(ways, 'jury'),
    },
  ];
}

/** Ways to ask for a right. What the law gives back by itself is told with the vote. */
function waysBack(ways: readonly ReliefResult[], right: CivilRight): readonly WayBack[] {
  return ways.flatMap((relief) => {
    const { name, outcome, restores, vote } = relief;
    return restores?.includes(right) && vote === undefined && outcome !== 'not_eligible'
      ? [{ title: `${name}: ${howOpen[outcome]}`, relief }]
      : [];
  });
}

const howOpen: Readonly<Record<Exclude<Outcome, 'not_eligible'>, string>> = {
  automatic: 'may come back by itself',
  eligible: 'you may be able to ask now',
  not_yet: 'not yet',
  needs_review: 'needs a closer look',
};

/** One vote for the whole record: what bars it for one conviction bars it, and what is open for one is open. */
function voteOf(
  ways: readonly ReliefResult[],
  { jurisdiction, guide, record }: Judged,
): ComposedRight | undefined {
  const saying = ways.flatMap((way) => (way.vote ? [{ way, vote: way.vote }] : []));
  const [any] = saying;
  const law = jurisdiction.reliefs.find(({ voting }) => voting)?.voting;
  if (!any || !law) return undefined;
  const barred = saying.filter(({ vote }) => vote.standing === 'not_now');
  const open = saying.flatMap(({ vote }) => vote.asks ?? []);
  const elsewhere = (record?.answers.elsewhere?.felonies ?? 0) > 0 && law.lockedUp !== 'may';
  const ofOther: readonly VoteQuestion[] = elsewhere
    ? [
        law.lets === 'yes'
          ? { question: law.question, yes: goOn, no: law.notNow }
          : { question: law.question, yes: law.notNow, no: goOn },
      ]
    : [];
  const may = `${law.may} ${register}`;
  const asks = barred.length > 0 ? [] : inTurn(eachOnce([...open, ...ofOther]), may);
  const standing = barred.length > 0 ? 'not_now' : asks.length > 0 ? 'not_known' : 'may';
  const { limits, cautions, steps } = any.way;
  return {
    right: 'vote',
    title: 'Your vote',
    standing,
    lead: leadOf(standing, barred, any.vote, elsewhere),
    asks,
    notes: [
      ...any.way.reasons.slice(0, 1).map(({ cite }) => ({ text: law.rule, cite })),
      ...[...limits, ...cautions, ...ofGuide(guide, any.way)].map((text) => ({ text })),
      ...(law.lockedUp === 'may' ? [] : [{ text: askFirst.voteElsewhere }]),
    ],
    steps: standing === 'may' ? steps.slice(0, -1) : [],
    ways: standing === 'may' ? [] : waysBack(ways, 'vote'),
  };
}

/** What the guide says of this way alone. */
function ofGuide({ cautions, afterwards }: Guide, { id }: ReliefResult): readonly string[] {
  return [...cautions, ...afterwards].filter((told) => told.for?.includes(id)).map(({ text }) => text);
}

type Saying = { readonly way: ReliefResult; readonly vote: Vote };

function leadOf(
  standing: Vote['standing'],
  barred: readonly Saying[],
  any: Vote,
  elsewhere: boolean,
): string {
  if (standing === 'may') return any.says;
  if (standing === 'not_known')
    return elsewhere
      ? 'We cannot say yet. Your felony elsewhere counts here too, and it turns on this:'
      : 'We cannot say yet. It turns on this:';
  const days = barred.map(({ way }) => way.on);
  const [last] = days.every((day) => day !== undefined) ? [...days].sort().slice(-1) : [];
  const [says = ''] = barred.map(({ vote }) => vote.says);
  return last ? `${says} By what you told us, that is on ${spokenDate(last)}.` : says;
}

/** Of several charges’ questions, only the last lets somebody vote. */
function inTurn(asks: readonly VoteQuestion[], may: string): readonly VoteQuestion[] {
  return asks.map(({ question, yes, no }, at) => {
    const isLast = at === asks.length - 1;
    const then = (text: string) => (text === may || text === goOn ? (isLast ? may : goOn) : text);
    return { question, yes: then(yes), no: then(no) };
  });
}

function eachOnce(asks: readonly VoteQuestion[]): readonly VoteQuestion[] {
  return [...new Map(asks.map((each) => [each.question, each])).values()];
}

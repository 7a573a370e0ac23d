import { judge } from '@openslate/law/engine/judge.ts';
import type { Vote, VoteQuestion } from '@openslate/law/engine/result.ts';
import { askFirst } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { VotingLaw } from '@openslate/law/place/voting-law.ts';
import type { Answers, Charge } from '@openslate/law/record/record.ts';
import { onceEach, type Said } from '../answer.ts';
import type { Facts } from '../heard/facts/facts-told.ts';
import { type Stage, stageTold } from '../heard/facts/stage-told.ts';
import { inPlaceCalled } from './sentences.ts';

/** Whether somebody may vote there, from the law of the place: the answer first, then what it rests on. */
export function votingIn(law: Jurisdiction, facts: Facts, plain: string, asOf: string): Said | undefined {
  const way = law.reliefs.find(({ voting }) => voting);
  const voting = way?.voting;
  if (!way || !voting) return undefined;
  const sources = onceEach(way.rules.map(({ cite }) => cite));
  const stage = stageTold(plain);
  const where = `${inPlaceCalled(law.name)}: `;
  const also = isOfElsewhere.test(plain) ? askFirst.voteElsewhere : '';
  const text = (...parts: string[]) => ({ text: where + parts.filter(Boolean).join(' '), sources });
  if (isNoConviction(facts)) return text(noConviction, voting.rule, also);
  if (facts.level === 'misdemeanor' || facts.level === 'infraction')
    return text(voting.misdemeanors, voting.rule, also);
  const vote = voteFor(law, facts, voting, stage, asOf);
  if (!vote) return text(voting.rule, voting.misdemeanors, also);
  return text(
    ...answering(vote, voting, stage),
    vote.standing === 'may' ? voting.rule : '',
    stage === undefined && facts.level === undefined ? voting.misdemeanors : '',
    also,
  );
}

const isOfElsewhere =
  /\b(?:federal|feds?|another state|other state|out of state|different state|moved|live in|living in)\b/;

const noConviction =
  'A case that ended without a conviction does not take your vote. Make sure that none was entered.';

function isNoConviction({ disposition }: Facts): boolean {
  return disposition !== undefined && disposition !== 'convicted' && disposition !== 'pardoned';
}

/** The stage alone decides in most places. Then the answer names it, as the person did. */
function answering(vote: Vote, voting: VotingLaw, stage: Stage | undefined): readonly string[] {
  const named = stage && stage !== 'out' ? stage : undefined;
  if (vote.asks && vote.standing === 'not_known') return asked(vote.asks);
  if (!named || named === 'over' || voting[named] !== vote.standing) return [vote.says];
  if (vote.standing === 'may')
    return [`Yes. ${standing[named]} you may vote.`, vote.says.replace(/^You may vote now[^.]*\. /, '')];
  return [
    `Not while you are ${ongoing[named]}. Do not register yet.`,
    vote.says.replace(/^Not now\. Do not register yet\. /, ''),
  ];
}

function asked(asks: readonly VoteQuestion[]): readonly string[] {
  const lead = asks.length === 1 ? 'It turns on one question.' : 'It turns on a few questions.';
  return [lead, ...asks.flatMap(({ question, yes, no }) => [question, `If yes: ${yes}`, `If no: ${no}`])];
}

const ongoing = {
  lockedUp: 'locked up for a felony',
  onProbation: 'on probation',
  onParole: 'on parole',
} as const;

const standing = {
  lockedUp: 'Also from jail or prison',
  onProbation: 'Also on probation',
  onParole: 'Also on parole',
} as const;

function voteFor(
  law: Jurisdiction,
  { offense }: Facts,
  voting: VotingLaw,
  stage: Stage | undefined,
  asOf: string,
): Vote | undefined {
  const year = Number(asOf.slice(0, 4));
  const charge: Charge = {
    id: 'c1',
    court: 'adult',
    level: 'felony',
    disposition: 'convicted',
    ...(offense && { offense }),
    ...(stage && toldBy(stage, year, stage !== 'out' && voting[stage] === 'turns')),
  };
  const answers: Answers = { charges: [charge] };
  const [judged] = judge(answers, law, asOf).charges;
  return judged?.alternatives.find(({ vote }) => vote)?.vote;
}

/** What somebody has told of a sentence who names the stage. Where more decides than the stage, no more is read into it. */
function toldBy(stage: Stage, year: number, turns: boolean): Partial<Charge> {
  const running = { completed: false, dispositionDate: `${year - 2}` };
  if (turns && stage !== 'over' && stage !== 'lockedUp') return running;
  switch (stage) {
    case 'lockedUp':
      return { ...running, sentence: ['prison'], releasedDate: `${year + 1}` };
    case 'onProbation':
      return { ...running, sentence: ['probation'] };
    case 'onParole':
      return { ...running, sentence: ['prison'], releasedDate: `${year - 1}` };
    case 'out':
      return { sentence: ['prison'], releasedDate: `${year - 1}` };
    case 'over':
      return { completed: true };
  }
}

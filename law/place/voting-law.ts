/** Whether somebody may vote, as far as the law says it of everybody who stands there: or it turns on something more. */
export type MayVote = 'may' | 'not_now' | 'turns';

/**
 * When the people of a place may vote after a conviction, as that place's law has it: what holds at each stage of a
 * sentence for a felony, the one question on which it turns, and the words for each answer.
 */
export type VotingLaw = {
  readonly lockedUp: MayVote;
  readonly onProbation: MayVote;
  readonly onParole: MayVote;
  readonly over: MayVote;
  /** The whole of it in a sentence or two. */
  readonly rule: string;
  readonly question: string;
  /** Which answer to the question lets people vote. */
  readonly lets: 'yes' | 'no';
  /** What people hear who may vote today; how to register is said after it. */
  readonly may: string;
  /** “Not now. Do not register yet.”, and when or what must happen. */
  readonly notNow: string;
  /** The same where the crime itself takes the vote, and no time gives it back. */
  readonly barred: string;
  readonly misdemeanors: string;
};

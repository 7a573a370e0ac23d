import * as besideClearing from './phrases/beside-clearing.ts';
import * as clearing from './phrases/clearing.ts';
import * as court from './phrases/court.ts';
import * as life from './phrases/life.ts';
import * as money from './phrases/money.ts';

/** What a question can be about. The first whose words are found is it: what is narrow stands before what is wide. */
const found = {
  tool: life.tool,
  trafficking: clearing.trafficking,
  immigration: besideClearing.immigration,
  guns: besideClearing.guns,
  voting: besideClearing.voting,
  jury: besideClearing.jury,
  housing: life.housing,
  licenses: life.licenses,
  registry: besideClearing.registry,
  pardon: besideClearing.pardon,
  certificate: besideClearing.certificate,
  reduction: clearing.reduction,
  fee_waiver: money.feeWaiver,
  help: money.help,
  fee: money.fee,
  background_company: life.backgroundCompany,
  who_sees: life.whoSees,
  employers: life.employers,
  denied: court.denied,
  objection: court.objection,
  own_record: court.ownRecord,
  where_to_file: court.whereToFile,
  copies: court.copies,
  form: court.form,
  hearing: court.hearing,
  lost_papers: court.lostPapers,
  check: court.check,
  how_long: court.howLong,
  automatic: clearing.automatic,
  wait: clearing.wait,
  moved: clearing.moved,
  steps: clearing.steps,
  eligibility: clearing.eligibility,
} as const satisfies Record<string, RegExp>;

export type Topic = keyof typeof found | 'definition';

const topics = Object.keys(found) as readonly (keyof typeof found)[];

export function speaksOf(topic: keyof typeof found, plain: string): boolean {
  return found[topic].test(plain);
}

/** Whoever asks how long does not ask where, with what or before whom. */
const howLong = /\bhow (?:long|many (?:days|weeks|months|years)|soon)\b/;
const notHowLong: ReadonlySet<string> = new Set([
  'where_to_file',
  'form',
  'copies',
  'hearing',
  'help',
  'steps',
]);

/** What is spoken of in any of these sentences. */
export function topicOf(...sentences: readonly string[]): Exclude<Topic, 'definition'> | undefined {
  return topics.find((topic) =>
    sentences.some((plain) => found[topic].test(plain) && !(notHowLong.has(topic) && howLong.test(plain))),
  );
}

import type { Answers } from '@openslate/contract/record.ts';
import type { ReliefResult, Result } from '@openslate/law/engine/result.ts';
import type { Helper, Told } from '@openslate/law/place/guide.ts';
import { helpersAndOffices } from '@openslate/law/place/people-to-ask.ts';
import type { Charge } from '@openslate/law/record/record.ts';
import { survivorHelp } from '@openslate/law/vocabulary/survivor-help.ts';
import { hotline } from '@openslate/law/vocabulary/tasks.ts';

/** A way, as far as its name tells whom it is for. */
type Way = Pick<ReliefResult, 'id' | 'name' | 'kind'>;

/** The ways a person can take, among all those of the place, and how their charges ended as far as that was told. */
export type Ways = {
  readonly taken: readonly Way[];
  readonly all: readonly Way[];
  readonly endings: readonly (Charge['disposition'] | undefined)[];
};

/** What only some ways are about: how the guide says it, and how the way itself is called. */
const topics: readonly { readonly said: RegExp; readonly of: RegExp }[] = [
  { said: /juvenile|youth/i, of: /juvenile|youth|young/i },
  { said: /traffick/i, of: /traffick/i },
  { said: /pardon/i, of: /pardon/i },
  { said: /marijuana|cannabis/i, of: /marijuana|cannabis/i },
  { said: /nondisclosure/i, of: /nondisclosure/i },
  { said: /expunction/i, of: /expunction/i },
  { said: /veterans/i, of: /veterans/i },
  { said: /first-offender/i, of: /first-offender/i },
  { said: /\b(seal|taking|removes?) (an )?arrests?|arrest was removed/i, of: /arrest/i },
];

const names = (ways: readonly Way[], topic: RegExp) =>
  ways.some(({ id, name }) => topic.test(`${id} ${name}`));

/**
 * Whether a sentence of the guide is about one of these ways, or about any. A rule on juvenile records is of no use to
 * somebody none of whose ways is for them.
 */
export function concerns({ text, for: ids }: Told, ways: Ways): boolean {
  const { taken, all } = ways;
  if (ids) return ids.some((id) => taken.some((way) => way.id === id));
  const about = topics.filter(({ said, of }) => said.test(text) && names(all, of));
  return (about.length === 0 || about.some(({ of }) => names(taken, of))) && fitsEnding(text, ways);
}

/** What is said of dropped charges alone is not for somebody who was convicted, and the other way round. */
function fitsEnding(text: string, { taken, endings }: Ways): boolean {
  // Where convictions themselves are “dismissed”, the word tells nothing.
  if (endings.length === 0 || endings.includes(undefined) || taken.some(({ kind }) => kind === 'dismissal'))
    return true;
  const ofDropped = /\b(dismissed|dropped|not guilty|without a conviction)\b/i.test(text);
  const ofConvicted = /\bconvict(ed|ions?)\b/i.test(text.replaceAll(/without a conviction/gi, ''));
  if (ofDropped === ofConvicted) return true;
  return endings.some((ending) => (ending === 'convicted' || ending === 'pardoned') === ofConvicted);
}

/** What somebody said they do not have is no reason to warn them of it. */
export function hasTrouble({ text }: Told, answers: Partial<Answers> | undefined): boolean {
  return !(answers?.pendingCharges === false && /\bopen (criminal )?case\b/i.test(text));
}

/** The people who help with these ways; and all of them where that would leave nobody. */
export function helpersFor(help: readonly Helper[], ways: Ways): readonly Helper[] {
  const fitting = help.filter(({ name, what }) => concerns({ text: `${name} ${what}` }, ways));
  return fitting.length > 0 ? fitting : help;
}

/** Whom to call first: somebody who helps, and can be reached by phone. Police and offices keep records or decide. */
export function firstToCall(help: readonly Helper[]): Helper | undefined {
  const { helpers } = helpersAndOffices(help);
  return helpers.find(({ phone }) => phone !== undefined) ?? helpers[0];
}

/** Whether a way is for survivors of trafficking only, so that most need not hear first why it is not for them. */
export function isForSurvivors({ first }: Pick<ReliefResult, 'first'>): boolean {
  return first.text === hotline.text;
}

/** The hotline and lawyers for survivors: first for those who said so, last for those who may not have. */
export function withSurvivorHelp(
  people: readonly Helper[],
  result: Result,
  told: boolean,
): readonly Helper[] {
  const ways = result.charges.flatMap(({ reliefs }) => reliefs).filter(isForSurvivors);
  if (!told && ways.length === 0) return people;
  const others = people.filter(({ url }) => survivorHelp.every((each) => hostOf(each.url) !== hostOf(url)));
  const isOne = told || ways.some(({ outcome }) => outcome === 'eligible' || outcome === 'automatic');
  return isOne ? [...survivorHelp, ...others] : [...others, ...survivorHelp];
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

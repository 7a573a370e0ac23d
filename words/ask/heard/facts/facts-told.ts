import type { Charge, ReliefKind } from '@openslate/law/record/record.ts';
import { withoutWhatIsNot } from '../what-is-not.ts';
import { endings } from './endings.ts';
import { countIn } from './how-many.ts';
import { ageNowIn, ageThenIn, wasInYouthCourt } from './how-old.ts';
import { levels, sentences, wants } from './levels-and-wants.ts';
import { saysNotConvicted, withoutPlea } from './never-convicted.ts';
import { offensesIn } from './offenses.ts';
import { firstOf } from './words.ts';

/** What a question tells of a case, as far as its words say. */
export type Facts = Pick<
  Charge,
  'court' | 'disposition' | 'level' | 'offense' | 'sentence' | 'traffickingVictim'
> & {
  /** The year in which it was. */
  readonly year?: number;
  /** How old the person was then. */
  readonly age?: number;
  /** What somebody wants by name: to seal is not to expunge. */
  readonly wanted?: ReliefKind;
  /** Both sealing and expunging were named. */
  readonly wantsEither?: boolean;
  /** How old the person is now, if that is very old. */
  readonly ageNow?: number;
  /** How many of them there are, where it is more than one. */
  readonly several?: number;
  /** The record should never have been made: another person’s name, the wrong man. */
  readonly mistaken?: boolean;
  /** It ended without a conviction, and how was not told: “arrested, never convicted”. */
  readonly unconvicted?: boolean;
  /** The question as it was typed: it may name a way by its section or its short form. */
  readonly typed?: string;
};

/** “Not weed”, “it wasn’t a felony”: what it was not. Not “not guilty”. */
const whatItWasNot =
  /\b(?:not|isnt|wasnt|aint|no|non|never had|besides|other than|except)(?: (?:an?|for|about|any|related to)){0,2} (?:weed|marijuana|cannabis|pot|drugs?|duis?|dwis?|owis?|sex(?:ual)?|domestic|dvs?|violen(?:t|ce)|first offender|deferr(?:al|ed)|diversion|felon\w*|misdemeanors?|traffic|theft|assault|cdl|registry|seal(?:ed|ing)?|expunge[ds]?|expungement|set aside|warrants?)\b/g;

/** “Not so much as a speeding ticket since”: nothing happened. */
const notEvenOne =
  /\b(?:(?:so|as) much as|not even|never even|without(?: even)?|havent (?:had|gotten|got)(?: even)?|hasnt (?:had|gotten|got)(?: even)?|no)(?: (?:an?|one|single|any))?(?: (?:speeding|parking|traffic|jaywalking))? (?:tickets?|citations?)\b/g;

/** “Any way to get it dismissed”: what somebody wants, not how the case ended. */
const wantsItDismissed =
  /\b(?:can|could|to|how|will|wanna|gonna|would|should)(?: (?:i|you|we|he|she|do)){0,2} (?:get|have|getting|having) (?:\w+ ){1,4}(?:dismissed|dropped|thrown out)\b/g;

const mistaken =
  /\b(?:wrong (?:guy|person|man|woman|one)|mistaken identity|mix ?up|(?:used|gave|gives?|stole) my (?:name|identity|id|info)|by mistake|not me|wasnt me|same name as)\b/;

export function factsTold(typed: string, said: string): Facts {
  // “Hers was dismissed, mine was a misdemeanor”: what comes after “mine” is asked about.
  const own = /\bmine (?:was|is|got|were)\b.{0,400}$/.exec(said)?.[0] ?? said;
  const plain = withoutPlea(own)
    .replaceAll(/\bfirst offender (?:doesnt|does not|wont|isnt|dont) (?:\w+ ){0,2}/g, ' ')
    .replaceAll(whatItWasNot, ' ')
    .replaceAll(notEvenOne, ' ')
    .replaceAll(wantsItDismissed, ' ');
  // “And what if it was a DUI?” comes after what it was.
  const real = plain.replace(/\b(?:what )?if it (?:was|were|is) .{0,60}$/, ' ');
  const inReal = offensesIn(real);
  const offense = inReal.length > 0 ? inReal : offensesIn(plain);
  const sentence = firstOf(sentences, plain);
  const ending = endingTold(plain);
  const level = firstOf(levels, plain);
  const wanted = firstOf(wants, plain);
  const several = countIn(plain);
  const ageNow = ageNowIn(plain);
  const age = ageThenIn(plain);
  const year = /\b(?:19[5-9]\d|20[0-4]\d)\b/.exec(plain)?.[0];
  return {
    ...(offense.length > 0 && { offense }),
    ...ending,
    ...(level && { level }),
    ...(sentence && { sentence: [sentence] }),
    ...(wasInYouthCourt(plain) && { court: 'juvenile' as const }),
    ...(age && { age }),
    ...(year && { year: Number(year) }),
    ...(wanted && { wanted }),
    ...(wants.filter(([, words]) => words.test(plain)).length > 1 && { wantsEither: true }),
    ...(mistaken.test(plain) && { mistaken: true, disposition: ending.disposition ?? 'no_charges' }),
    ...(several && { several }),
    ...(ageNow && { ageNow }),
    typed: withoutWhatIsNot(typed),
  };
}

/** How it ended. Who was never convicted, and does not say what came instead, is taken for one whose case was dropped. */
function endingTold(plain: string): Pick<Facts, 'disposition' | 'unconvicted'> {
  const disposition = firstOf(endings, plain);
  if (!saysNotConvicted(plain)) return disposition ? { disposition } : {};
  const isTold =
    disposition === 'no_charges'
      ? ofCharges.test(plain)
      : disposition !== undefined && !otherwiseConvicted.has(disposition);
  return isTold && disposition ? { disposition } : { disposition: 'dismissed', unconvicted: true };
}

const otherwiseConvicted = new Set<Facts['disposition']>(['convicted', 'pardoned', 'pending']);

/** “Only arrested” does not say that nobody brought a charge. */
const ofCharges = /\b(?:charged|charges?|papered|billed|filed|cargos|acusaron)\b/;

/** Whether anything was told by which the law could be asked. */
export function tellsCase({ offense, level, disposition, court, ageNow }: Facts): boolean {
  return [offense, level, disposition, court, ageNow].some((fact) => fact !== undefined);
}

/** What was told before stays, unless something else is told now. The level of another crime is not that of this one. */
export function factsWith(before: Facts, now: Facts): Facts {
  const { level, unconvicted, ...rest } = before;
  const isOtherCrime = now.offense !== undefined && now.level === undefined;
  return {
    ...rest,
    ...(level && !isOtherCrime && { level }),
    ...(unconvicted && now.disposition === undefined && { unconvicted }),
    ...now,
  };
}

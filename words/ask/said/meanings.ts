import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { findLegalWords, legalWordsIn, meantInPlaces } from '@openslate/law/glossary/legal-words.ts';
import { type Place, placeCodes } from '@openslate/law/place/places.ts';
import type { Said } from '../answer.ts';
import { askedIn } from '../heard/clauses.ts';
import { mended } from '../heard/mended.ts';
import { placeWords } from '../heard/places/place-asked.ts';
import { topicOf } from '../heard/topics/topics.ts';
import { capital } from './sentences.ts';

const asking =
  /^(?:(?:so|ok|okay|hey|hi|hello|um|please|and|but|can you|could you|hola) )*(?:whats|what (?:s|is|are|was|does|do)|wut is|wuts|define|explain|(?:the )?meaning of|que (?:es|significa|quiere decir)|tell me what)\b/;
const comparing =
  /\b(?:diff(?:erence)? between|differ from|vs|versus|or the same|same (?:thing )?as|different from|diferencia entre)\b/;

/** Nobody types a short form in capitals. */
const typed = { anyCase: true };

/** What says nothing about which word is meant. */
const fillers = new Set(
  'a an the it is are was does do mean means meaning stand for to in on my your his her of and or at by exactly anyway court law legal legally record records case charge charges sentence term word un una el la en y me order plain english terms status with paper papers docket sheet says say being been get got getting have having someone this that us'.split(
    ' ',
  ),
);
const places = new Set([...placeWords, ...placeCodes.map((code) => code.toLowerCase())]);

/** The words of the law that somebody wants explained: one, or those that they compare. */
export function wordsAskedIn(question: string): readonly LegalWord[] {
  const clauses = [mended(question), ...askedIn(question).map(mended)];
  return clauses.map(wordsAskedAbout).find(({ length }) => length > 0) ?? [];
}

function wordsAskedAbout(plain: string): readonly LegalWord[] {
  if (comparing.test(plain)) {
    const compared = legalWordsIn(plain, typed);
    return compared.length > 1 ? compared.slice(0, 2) : [];
  }
  const [, inside] = /\bwhat do(?:es)? (?:an? |the )?((?:\w{1,20} ){1,3})mean\b/.exec(plain) ?? [];
  const named = inside ? legalWordsIn(inside, typed) : [];
  if (named.length > 0) return named.slice(0, 1);
  const [, before] =
    /^(.{3,60}) (?:what (?:does|do) (?:that|this|it|they) (?:mean|stand for)|meaning|what is (?:that|this)|whats (?:that|this)(?: mean)?)(?: (?:in (?:plain |simple )?(?:english|words)|please|exactly|anyway))?$/.exec(
      plain,
    ) ?? [];
  if (before) return legalWordsIn(before, typed).slice(0, 1);
  if (!asking.test(plain)) return [];
  const rest = plain.replace(asking, '');
  // “What is the law on sealing” asks for the law, not for the word.
  if (/^ (?:the )?(?:laws?|rules?|deal|best|new|requirements?)\b/.test(rest)) return [];
  const found = legalWordsIn(rest, typed);
  // “What does ROR mean on my docket” asks about one word.
  const telling = found.filter(({ word }) => !fillers.has(word));
  const known = (telling.length > 0 ? telling : found).slice(0, 2);
  const without = withoutWords(rest, known)
    .split(' ')
    .filter((each) => each !== '' && !fillers.has(each) && !places.has(each))
    .filter((each) => !known.some(({ word }) => word.includes(each)));
  const isAboutElse = topicOf(without.join(' ')) ?? 'eligibility';
  return without.length <= 1 && isAboutElse === 'eligibility' ? known : [];
}

function withoutWords(text: string, words: readonly LegalWord[]): string {
  return findLegalWords(text, typed)
    .filter(({ word }) => words.includes(word) || fillers.has(word.word))
    .reduceRight((left, { from, upTo }) => `${left.slice(0, from)} ${left.slice(upTo)}`, text);
}

/** What words mean; of a place that is named, also what they mean there. */
export function meaningOf(words: readonly LegalWord[], place?: Place): Said {
  const told = words.map(({ word, meaning }) => {
    const there = place && meantInPlaces[word]?.[place.code];
    const text = `${capital(word)}: ${meaning}`;
    return there
      ? { text: `${text} In ${place.name}: ${there.says}`, sources: [{ label: there.section }] }
      : { text, sources: [] };
  });
  return {
    text: told.map(({ text }) => text).join(' '),
    sources: [{ label: 'OpenSlate glossary' }, ...told.flatMap(({ sources }) => sources)],
  };
}

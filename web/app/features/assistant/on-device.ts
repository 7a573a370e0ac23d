import { placeOf } from '@openslate/law/place/places.ts';
import { part } from '../../parts/part.ts';
import { localDay } from '../../ui/local-day.ts';
import type { Found } from '../search/find.ts';
import type { Answered, Answerer, Question } from './answerer.ts';

// Both come with the first question that needs them, and with them the law of the place that it is about.
const asking = part(() => import('@openslate/words/ask/ask.ts').then(({ ask }) => ask));
const searching = part(() => import('../search/search-site.ts').then(({ searchSite }) => searchSite));

/** Brings what answers onto the device while somebody still types. Where that fails, the question tries again. */
export function prepareToAnswer(): void {
  asking.fetch().catch(() => {});
}

/** Answers from the law, the guides and the glossary, on the device: nobody is told what was asked. */
export const answerOnDevice: Answerer = async (question) => {
  const { place, before, record } = question;
  const ask = await asking.load();
  const answer = await ask({
    question: question.question,
    asOf: localDay(new Date()),
    before,
    ...(place && { state: place }),
    ...(record && { record }),
  });
  return answer.kind === 'unknown' ? { ...answer, pages: await pagesFor(question, answer) } : answer;
};

const mostPages = 4;

/** The best of each kind that the search of the site finds. */
async function pagesFor({ question }: Question, { state }: Answered): Promise<readonly Found[]> {
  const searchSite = await searching.load();
  const groups = await searchSite(state ? `${question} ${placeOf(state).name}` : question);
  return groups.flatMap(({ found }) => found.slice(0, 2)).slice(0, mostPages);
}

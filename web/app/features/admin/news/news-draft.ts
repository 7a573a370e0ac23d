import { NewNews, type NewsItem } from '@openslate/contract/news.ts';

/** A news item as it stands in the form. */
export type NewsDraft = {
  readonly state: NewNews['state'];
  readonly category: NewNews['category'];
  readonly urgent: boolean;
  readonly title: string;
  /** Empty while the boxes do not name a day. */
  readonly date: string;
  readonly sourceLabel: string;
  readonly sourceUrl: string;
};

export function blankDraft(today: string): NewsDraft {
  return {
    state: 'US',
    category: 'general',
    urgent: false,
    title: '',
    date: today,
    sourceLabel: '',
    sourceUrl: '',
  };
}

export function draftOf({ state, category, urgent, title, date, source }: NewsItem): NewsDraft {
  return {
    state,
    category,
    urgent,
    title,
    date,
    sourceLabel: source?.label ?? '',
    sourceUrl: source?.url ?? '',
  };
}

/** As the server takes it: what is empty is left out. */
export function sentNews({ sourceLabel, sourceUrl, ...draft }: NewsDraft): NewNews {
  const label = sourceLabel.trim();
  const url = sourceUrl.trim();
  return {
    ...draft,
    title: draft.title.trim(),
    ...(label !== '' && { sourceLabel: label }),
    ...(url !== '' && { sourceUrl: url }),
  };
}

type Field = keyof NewsDraft;

const advice: Record<Field, string> = {
  state: 'Choose a state.',
  category: 'Choose a category.',
  urgent: 'Say whether it is urgent.',
  title: 'Write a headline of 5 to 200 characters.',
  date: 'Choose the day it takes effect, or today.',
  sourceLabel: 'Shorten the name to 120 characters.',
  sourceUrl: 'Write a web address that starts with https://, or leave out the name of the source as well.',
};

/** What is to be put right, by the name of the field: whatever the server would turn down. */
export function newsProblems(draft: NewsDraft): Partial<Record<Field, string>> {
  const read = NewNews.safeParse(sentNews(draft));
  if (read.success) return {};
  const wrong = read.error.issues.map(({ path: [field] }) => field as Field);
  return Object.fromEntries(wrong.map((field) => [field, advice[field]]));
}

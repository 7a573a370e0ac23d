import type { NewNews, NewsItem } from '@openslate/contract/news.ts';

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

/** What is to be put right, by the name of the field. */
export function newsProblems(draft: NewsDraft): Partial<Record<keyof NewsDraft, string>> {
  const { title, date, sourceLabel, sourceUrl } = sentNews(draft);
  return {
    ...(title.length < 5 && { title: 'Write a headline of at least 5 characters.' }),
    ...(title.length > 200 && { title: 'Shorten the headline to 200 characters.' }),
    ...(date === '' && { date: 'Choose the day it takes effect, or today.' }),
    ...(sourceUrl && !/^https:\/\/\S+$/.test(sourceUrl)
      ? { sourceUrl: 'Write a web address that starts with https://.' }
      : {}),
    ...(sourceLabel && !sourceUrl && { sourceUrl: 'Say where the source is found, or leave out its name.' }),
    ...(sourceUrl && !sourceLabel && { sourceLabel: 'Name the source, as people will read it.' }),
  };
}

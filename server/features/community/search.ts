import type { PostQuery } from '@openslate/contract/community.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../../database/database.ts';

/*
 * Both databases look words up in an index that they keep of `search_text`: FTS5 in SQLite, GIN in PostgreSQL. What a
 * word is, is decided here, so that both find the same.
 */

/** A search shows the newest so many of what it finds, and so never has to look at all of a hundred thousand posts. */
const mostFound = 500;

type Kind = { state?: string | undefined; category?: string | undefined };

/** What is looked up of a post: its words in small letters, and its state and category, which narrow a search. */
export function searchText({ title, content, ...kind }: Kind & { title: string; content: string }): string {
  return [...wordsOf(`${title} ${content}`), ...kindWords(kind)].join(' ');
}

/**
 * The numbers of the posts that have a word beginning with each of the words searched for. Undefined where nothing is
 * searched for; none where what is searched for has no letter and no digit.
 */
export function foundNumbers(
  engine: Engine,
  { q = '', ...kind }: Kind & Pick<PostQuery, 'q'>,
  many: 'newest' | 'all' = 'newest',
): RawBuilder<number> | undefined {
  if (q.trim() === '') return undefined;
  const words = wordsOf(q);
  if (words.length === 0) return sql`(null)`;
  const kinds = kindWords(kind);
  const most = many === 'all' ? sql`` : sql`limit ${sql.lit(mostFound)}`;
  if (engine === 'SQLite') {
    // A single letter stands for itself: too many words begin with it.
    const begins = words.map((word) => `"${word}"${word.length > 1 ? '*' : ''}`);
    const match = [...begins, ...kinds.map((word) => `"${word}"`)].join(' ');
    return sql`(select rowid from post_search where post_search match ${match} order by rowid desc ${most})`;
  }
  const begins = words.map((word) => `'${word}'${word.length > 1 ? ':*' : ''}`);
  const match = [...begins, ...kinds.map((word) => `'${word}'`)].join(' & ');
  return sql`(
    select found.number from posts as found
    where found.search_words @@ ${match}::tsquery
    order by found.number desc ${most}
  )`;
}

/** Letters and digits only, so nothing in them means anything to a database. */
function wordsOf(text: string): string[] {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function kindWords({ state, category }: Kind): string[] {
  const words = [state && `instate${state}`, category && `incategory${category}`];
  return words
    .filter((word) => word !== undefined && word !== '')
    .map((word) => wordsOf(word ?? '').join(''));
}

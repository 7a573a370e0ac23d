import { NewsList } from '@openslate/contract/news.ts';
import { request } from '../../api/request.ts';

/** Apart from the line that shows it: until the page is idle or somebody asks, nobody needs it. */
export async function loadNews(signal: AbortSignal): Promise<NewsList['data']> {
  return NewsList.parse(await request('GET', '/api/news-updates', { signal })).data;
}

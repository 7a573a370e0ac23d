import {
  type PostCategory,
  type PostSort,
  type PostState,
  postCategories,
  postSorts,
  postStates,
} from '@openslate/contract/forum.ts';

/** Which posts somebody wants to see, and in which order. */
export type PostFilters = {
  readonly state?: PostState;
  readonly category?: PostCategory;
  readonly q?: string;
  readonly sort: PostSort;
};

export const noFilters: PostFilters = { sort: 'newest' };

/** What the server takes. */
export const longestSearch = 100;

/** Reads them from an address that anybody may have typed: what makes no sense is left out. */
export function filtersIn(params: URLSearchParams): PostFilters {
  const state = known(postStates, params.get('state'));
  const category = known(postCategories, params.get('category'));
  const q = params.get('q')?.trim().slice(0, longestSearch);
  return {
    ...(state && { state }),
    ...(category && { category }),
    ...(q && { q }),
    sort: known(postSorts, params.get('sort')) ?? noFilters.sort,
  };
}

/** Only what differs from the usual, so that the usual address stays short. */
export function paramsOf({ state, category, q, sort }: PostFilters): Record<string, string> {
  return {
    ...(state && { state }),
    ...(category && { category }),
    ...(q && { q }),
    ...(sort !== noFilters.sort && { sort }),
  };
}

export function narrows({ state, category, q }: PostFilters): boolean {
  return state !== undefined || category !== undefined || q !== undefined;
}

function known<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

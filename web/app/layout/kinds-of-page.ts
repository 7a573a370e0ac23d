import { adminPages } from '@openslate/contract/site.ts';

/** The pages on which the assessment of a place is taken. */
export function asksQuestions(pathname: string): boolean {
  return /^\/assessment(-simple)?\/[^/]/i.test(pathname);
}

export function isAdminPage(pathname: string): boolean {
  return adminPages.some((page) => `${pathname.toLowerCase()}/`.startsWith(`${page}/`));
}

/** A result that somebody was given a link to. */
export function isSharedResult(pathname: string): boolean {
  return /^\/shared-assessment\//i.test(pathname);
}

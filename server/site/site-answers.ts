import type { BuiltFile, BuiltPage } from '@openslate/contract/built-site.ts';
import { locate } from '@openslate/contract/site.ts';
import {
  compilingHeaders,
  fileHeaders,
  pageHeaders,
  type Transport,
  unchangedPageHeaders,
} from '../http/headers.ts';
import type { Site } from './built-site.ts';
import { type PreparedAnswers, prepareAnswers } from './prepared-answers.ts';

const caching = {
  forever: 'public, max-age=31536000, immutable',
  /** A new version shows at once: the browser asks each time, and is mostly told that nothing changed. */
  page: 'no-cache',
  other: 'public, max-age=300, must-revalidate',
};

/** Everything the site can answer, by the addresses of its files and pages. */
export type SiteAnswers = {
  readonly files: ReadonlyMap<string, PreparedAnswers>;
  readonly pages: ReadonlyMap<string, PreparedAnswers>;
  readonly shell: PreparedAnswers;
};

export function prepareSite(site: Site, transport: Transport): SiteAnswers {
  const forFiles = fileHeaders(transport);
  const forCompiling = compilingHeaders(transport);
  return {
    files: mapped(site.files, (file, address) => ofFile(address, file)),
    pages: mapped(site.pages, (page, address) => ofPage(page, standingOf(address))),
    shell: ofPage(site.shell, { status: 200, indexed: false }),
  };

  function ofFile(name: string, file: BuiltFile): PreparedAnswers {
    const cacheControl = file.immutable ? caching.forever : caching.other;
    const headers = { ...(file.compiles ? forCompiling : forFiles), 'cache-control': cacheControl };
    return prepareAnswers(site, { name, file, status: 200, headers, whenUnchanged: headers });
  }

  function ofPage(page: BuiltPage, { status, indexed }: Standing): PreparedAnswers {
    const finding = { 'cache-control': caching.page, ...(!indexed && { 'x-robots-tag': 'noindex' }) };
    return prepareAnswers(site, {
      name: page.file,
      file: page,
      status,
      headers: { ...pageHeaders(transport, page.scriptHashes), ...finding },
      whenUnchanged: { ...unchangedPageHeaders(transport, page.scriptHashes), ...finding },
    });
  }
}

type Standing = { status: number; indexed: boolean };

/** The page that says "not found" has an address too, and says so there as well. */
function standingOf(address: string): Standing {
  const located = locate(address);
  return located.kind === 'page' ? located : { status: 200, indexed: false };
}

function mapped<From, To>(
  map: ReadonlyMap<string, From>,
  make: (from: From, name: string) => To,
): Map<string, To> {
  return new Map([...map].map(([name, from]) => [name, make(from, name)]));
}

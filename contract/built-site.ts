import * as z from 'zod/mini';

/**
 * What the build of the site hands to the server, written to `web/build/site.json` beside the files themselves
 * (`web/build/client`). Names are addresses within the site, `/assets/app-1a2b.js`; a compressed twin lies beside
 * its file with `.br` or `.gz` added.
 */
const BuiltFile = z.object({
  type: z.string(),
  etag: z.string(),
  /** The name carries a hash of the content, so it can be kept forever. */
  immutable: z.boolean(),
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** The script of a worker that compiles a program made for it, in WebAssembly: it has a policy of its own. */
  compiles: z.optional(z.boolean()),
});

const BuiltPage = z.extend(BuiltFile, {
  /** The file's address: `/assessment/index.html`. */
  file: z.string(),
  /** The page's own inline scripts as the Content-Security-Policy names them: `sha256-…`. */
  scriptHashes: z.array(z.string()),
});

export const BuiltSite = z.object({
  files: z.record(z.string(), BuiltFile),
  /** By the address of the page: `/`, `/assessment/pa`, `/404`. */
  pages: z.record(z.string(), BuiltPage),
  /** The empty page that admin screens are drawn into. */
  shell: BuiltPage,
});

export type BuiltSite = z.infer<typeof BuiltSite>;
export type BuiltFile = z.infer<typeof BuiltFile>;
export type BuiltPage = z.infer<typeof BuiltPage>;

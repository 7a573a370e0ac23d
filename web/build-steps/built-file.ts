import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from '@openslate/contract/built-site.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  // What a page shows, for whoever comes to it from another page: the router's own format.
  '.data': 'text/x-script; charset=utf-8',
  // What the reader of pictures knows of English. It is sent as it is, and unpacked by the one who reads.
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Formats that are compressed by their own nature gain nothing from a twin. */
const dense = new Set(['.png', '.woff2', '.ico', '.gz']);

/** The addresses of all files below a folder, `/assets/app.js`, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(`${folder}/${name}`).isFile())
    .filter((name) => !isTwin(folder, name))
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .sort();
}

function isTwin(folder: string, name: string): boolean {
  return /\.(br|gz)$/.test(name) && existsSync(`${folder}/${name.replace(/\.(br|gz)$/, '')}`);
}

/** The one worker that runs a program compiled for it: Tesseract’s, under the name it has in its package. */
const compiling = /^\/assets\/worker\.min-[\w-]+\.js$/;

/** Writes the compressed twins of a file and says what the server has to know of it. */
export async function describeFile(folder: string, name: string): Promise<BuiltFile> {
  const extension = extname(name);
  const type = types[extension];
  if (!type) throw new Error(`The site has a file of a kind the server has no type for: ${name}.`);
  const content = await readFile(folder + name);
  return {
    type,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: name.startsWith('/assets/'),
    encodings: dense.has(extension) ? [] : await compress(folder + name, content),
    ...(compiling.test(name) && { compiles: true }),
  };
}

async function compress(path: string, content: Buffer): Promise<BuiltFile['encodings']> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return ['br', 'gzip'];
}

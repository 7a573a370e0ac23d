import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltFile, BuiltPage, BuiltSite } from '@openslate/contract/built-site.ts';
import { onTestFinished } from 'vitest';

/** A small site, laid out as the build lays out the real one. Returns its folder. */
export async function smallSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openslate-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));

  async function write(address: string, content: string): Promise<void> {
    const file = join(folder, 'client', address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }

  async function file(address: string, type: string, immutable: boolean): Promise<BuiltFile> {
    await write(address, `content of ${address}`);
    return { type, etag: `"${address.length}"`, immutable, encodings: ['br', 'gzip'] };
  }

  async function page(address: string, scriptHashes: string[] = []): Promise<BuiltPage> {
    const name = `${address === '/' ? '' : address}/index.html`;
    await write(name, `<h1>${address}</h1>`);
    return {
      file: name,
      type: 'text/html; charset=utf-8',
      etag: `page${address.length}`,
      immutable: false,
      encodings: ['br', 'gzip'],
      scriptHashes,
    };
  }

  const site: BuiltSite = {
    files: {
      '/assets/app-1a2b.js': await file('/assets/app-1a2b.js', 'text/javascript; charset=utf-8', true),
      '/assets/reader-3c4d.js': {
        ...(await file('/assets/reader-3c4d.js', 'text/javascript; charset=utf-8', true)),
        compiles: true,
      },
      '/robots.txt': await file('/robots.txt', 'text/plain; charset=utf-8', false),
    },
    pages: {
      '/': await page('/', ['sha256-abc=', 'sha256-def=']),
      '/help': await page('/help'),
      '/test-react': await page('/test-react'),
      '/assessment/pa': await page('/assessment/pa'),
      '/assessment/unknown': await page('/assessment/unknown'),
      '/shared-assessment/any': await page('/shared-assessment/any'),
      '/404': await page('/404'),
    },
    shell: await page('/__shell', ['sha256-shell=']),
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, 'secret.txt'), 'not part of the site');
  await writeFile(join(folder, 'client', 'unlisted.txt'), 'not listed either');
  return folder;
}

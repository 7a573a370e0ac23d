import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Layout } from '@openslate/words/explain/charges/layout.ts';
import { root } from '../project.ts';
import type { Found } from './patterns-in-source.ts';

/*
 * A program of its own: loads the files named to it and prints the patterns they build, with the place each was built
 * at. Node runs the sources as they are, so the places are those in the files.
 */

const found: Found[] = [];

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]) {
    const built = new target(pattern, flags);
    found.push({ where: placeOf(new Error().stack ?? ''), source: built.source, flags: built.flags });
    return built;
  },
});

/** Those that are built only when something is asked of the file. */
const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  'law/vocabulary/code.ts': async () => {
    for await (const file of glob('law/jurisdictions/*/code.ts', { cwd: root }))
      await import(`${root}/${file}`);
  },
  'words/ask/heard/places/place-asked.ts': async () =>
    (await import('@openslate/words/ask/heard/places/place-asked.ts')).placesAsked('theft', 'theft'),
  'words/ask/worded.ts': () => import('@openslate/words/ask/ask.ts'),
  'words/explain/charges/fields.ts': async () => {
    const { fieldsIn } = await import('@openslate/words/explain/charges/fields.ts');
    for await (const file of glob('words/explain/charges/layouts/*.ts', { cwd: root }))
      for (const { fields, hasLooseLabels } of Object.values(await import(`${root}/${file}`)) as Layout[])
        fieldsIn('', fields, hasLooseLabels);
  },
  'server/http/unrouted.ts': async () => {
    const { fastify } = await import('fastify');
    const { refuseUnrouted } = await import('../../server/http/unrouted.ts');
    const app = fastify();
    refuseUnrouted(app);
    app.get('/api/things/:id/parts/:part', async () => null).get('/api/files/*', async () => null);
    await app.ready();
  },
};

for (const file of process.argv.slice(2)) await (asked[file] ?? (() => import(`${root}/${file}`)))();
console.log(JSON.stringify(found));

/** The second place from the top: the first is the trap above. */
function placeOf(stack: string): string {
  const [, , line = ''] = stack.split('\n');
  const [, file = '', place = ''] = /(file:\/\/\S+?)(:\d+:\d+)\)?$/.exec(line) ?? [];
  return file === ''
    ? line.trim()
    : fileURLToPath(file)
        .slice(root.length + 1)
        .replaceAll('\\', '/') + place;
}

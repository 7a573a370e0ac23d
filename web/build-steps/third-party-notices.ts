import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
};

const workspaces = ['law', 'contract', 'words', 'server', 'web'];
/** Its rules stand in our styles, though no file of ours imports it as a program. */
const inStyles = ['tailwindcss'];

/**
 * The licences of all that others wrote and that we send to browsers or run on the server, as these licences ask for: what
 * our packages name as needed, what our own files import, and whatever those need in turn.
 */
export function thirdPartyNotices(root: string): string {
  const found = new Map<string, { folder: string; manifest: Manifest }>();
  for (const workspace of workspaces) {
    const folder = join(root, workspace);
    for (const name of [...Object.keys(manifestIn(folder).dependencies ?? {}), ...importedIn(folder)])
      add(name, folder);
  }
  for (const name of inStyles) add(name, join(root, 'web'));

  function add(name: string, from: string): void {
    const folder = folderOf(name, from);
    // Packages of ours, and those that are for another kind of machine.
    if (!folder || name.startsWith('@openslate/')) return;
    const manifest = manifestIn(folder);
    const key = `${manifest.name} ${manifest.version}`;
    if (found.has(key)) return;
    found.set(key, { folder, manifest });
    for (const needed of Object.keys(manifest.dependencies ?? {})) add(needed, folder);
  }

  const all = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return [introduction, ...all.map(([, each]) => noticeOf(each))].join(`\n${'-'.repeat(78)}\n\n`);
}

const introduction = `OpenSlate is made with the work of others. These are their licenses: for each package
that is sent to browsers or runs on the server, its name, its version and the terms on
which its authors let everybody use it. Our thanks to all of them.
`;

function noticeOf({
  folder,
  manifest: { name, version, license, author },
}: {
  folder: string;
  manifest: Manifest;
}): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const by = typeof author === 'string' ? author : author?.name;
  const head = [`${name} ${version}`, `License: ${license ?? 'see below'}`, ...(by ? [`By ${by}`] : [])];
  return `${head.join('\n')}\n\n${texts.join('\n\n')}\n`;
}

/** The packages that the files of a workspace import, but for those that only tests and the build need. */
function importedIn(workspace: string): string[] {
  const files = globSync(workspace.endsWith('web') ? '{app,offline}/**/*.{ts,tsx,css}' : '**/*.ts', {
    cwd: workspace,
  }).filter((path) => !/node_modules|\.test\.|\.examples\.|(^|\/)testing\/|vitest\.config/.test(path));
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(workspace, file), 'utf8');
    // Types are not sent to anybody.
    const specifiers = text.matchAll(
      /^(?!\s*import type)[^\n]*?(?:from|import|import\()\s*['"]([^'"]+)['"]/gm,
    );
    return [...specifiers].map(([, specifier = '']) => packageIn(specifier));
  });
  return [...new Set(imported.filter((name) => name !== undefined))];
}

function packageIn(specifier: string): string | undefined {
  if (/^[./#]|^node:|^virtual:|^@fonts/.test(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0];
}

/** Where a package lies that is asked for from a folder: as near to it as there is one. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

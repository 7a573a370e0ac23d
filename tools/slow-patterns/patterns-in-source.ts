import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';
import { root } from '../project.ts';

export type Found = { where: string; source: string; flags: string };

/** All that runs on what people write: in the browser, on the server, and in the law that both of them use. */
export function sourceFiles(): string[] {
  return globSync('{law,contract,words/{ask,explain,grounding,reading},server,web/app}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort();
}

/** Every pattern written out in a file, and every place that builds one, as `file:line:column`. */
export function patternsIn(file: string): { written: Found[]; builtAt: string[] } {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const written: Found[] = [];
  const builtAt: string[] = [];
  const where = (start: number) => {
    const lines = text.slice(0, start).split('\n');
    return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'Literal' && node.regex)
      written.push({ where: where(node.start), source: node.regex.pattern, flags: node.regex.flags });
    else if (node.callee?.name === 'RegExp') builtAt.push(where(node.start));
    for (const [key, child] of Object.entries(node)) if (key !== 'regex' && key !== 'value') visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { written, builtAt };
}

type Node = {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

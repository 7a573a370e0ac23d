import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

const sources = ['{web,law,contract}/**/*', 'package-lock.json', 'package.json'];
const elsewhere = /(^|[/\\])(node_modules|build|\.react-router)$/;
const test = /\.test\.tsx?$/;

/** Stands for all the site is made of: its sources, its packages and the settings that are drawn into pages. */
export function fingerprint(folder: string, settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const paths = globSync(sources, { cwd: folder, exclude: (path) => elsewhere.test(path) });
  for (const path of paths.filter((path) => !test.test(path)).sort()) {
    const file = `${folder}/${path}`;
    if (statSync(file).isFile()) hash.update(`\0${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

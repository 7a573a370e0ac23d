import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './project.ts';

// The rules are tried on a copy of the settings in a folder of its own, so a planted import never lies in the project.
const folder = mkdtempSync(join(root, '.test-results-walls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = JSON.parse(readFileSync(`${root}/biome.json`, 'utf8'));
writeFileSync(`${folder}/biome.json`, JSON.stringify({ ...settings, vcs: { enabled: false }, root: true }));

function lint(file: string, imported: string, name = 'thing'): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { ${name} } from '${imported}';\n\nexport const same = ${name};\n`);
  const { stdout, stderr } = spawnSync('biome', ['lint', '--config-path', folder, path], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(path);
  return stdout + stderr;
}

describe('the import walls', () => {
  it.each([
    ['law/rule.ts', 'zod/mini'],
    ['law/rule.ts', 'node:fs'],
    ['law/rule.ts', 'date-fns'],
    ['law/rule.ts', '@openslate/contract/site.ts'],
    ['law/rule.ts', '../contract/site.ts'],
    ['law/rule.ts', '../server/app.ts'],
    ['law/jurisdictions/pa/reliefs.ts', '../../../web/app/root.tsx'],
    ['law/rule.test.ts', '../server/app.ts'],
    ['contract/record.ts', '../server/app.ts'],
    ['contract/record.ts', '../web/app/root.tsx'],
    ['contract/record.ts', '@openslate/server/app.ts'],
    ['contract/record.ts', 'react'],
    ['words/explain/explain.ts', '@openslate/contract/site.ts'],
    ['words/explain/explain.ts', 'node:fs'],
    ['server/app.ts', '@openslate/web/app/root.tsx'],
    ['server/features/health/routes.ts', '../../../web/app/root.tsx'],
    ['server/features/news/routes.ts', '@openslate/law/jurisdictions/index.ts'],
    ['web/app/features/home/home.tsx', '../../../../server/app.ts'],
    ['web/app/ui/button.tsx', '../features/home/home-screen.tsx'],
  ])('refuse that %s uses %s', (file, imported) => {
    expect(lint(file, imported)).toContain('noRestrictedImports');
  });

  it.each(['web/app/features/home/home.tsx', 'web/app/ui/button.tsx'])(
    'refuse that %s has React load a part, which would remember that it failed',
    (file) => {
      expect(lint(file, 'react', 'lazy')).toContain('noRestrictedImports');
      expect(lint(file, 'react', 'useState')).not.toContain('noRestrictedImports');
    },
  );

  it.each([
    ['law/jurisdictions/pa/reliefs.ts', '../../relief.ts'],
    ['law/engine/judge.ts', './when.ts'],
    ['law/judge.test.ts', 'fast-check'],
    ['contract/record.ts', '@openslate/law/place/places.ts'],
    ['contract/record.ts', 'zod/mini'],
    ['server/app.ts', '@openslate/contract/site.ts'],
    ['server/features/states/states.test.ts', '@openslate/law/jurisdictions/index.ts'],
    ['web/app/entry.server.tsx', 'react-dom/server'],
    ['web/app/features/home/home.tsx', '../../ui/button.tsx'],
  ])('allow that %s uses %s', (file, imported) => {
    expect(lint(file, imported)).not.toContain('noRestrictedImports');
  });
});

/** Everything that must hold before a change lands. The last line counts the checks: `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs';
import { buildSite } from './build-site.ts';
import { findChromium, findWholeChromium, versionOf } from './chromium.ts';
import { root } from './project.ts';
import { check, failures, longest, type Step, step, testProjects, unsteady } from './test-steps.ts';

const results = `${root}/.test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** One after the other: each of these uses what cores there are. */
async function checks(): Promise<Step[]> {
  return [
    await check('types: law', 'tsc', ['-p', 'law']),
    await check('types: contract', 'tsc', ['-p', 'contract']),
    await check('types: words', 'tsc', ['-p', 'words']),
    await check('types: server', 'tsc', ['-p', 'server']),
    await check('types: web', 'tsc', ['-p', 'web']),
    await check('types: the worker that keeps the site', 'tsc', ['-p', 'web/offline']),
    await check('types: tools, journeys, benchmarks', 'tsc', ['-p', '.']),
    await check('lint, format and import walls', 'biome', ['ci', '--error-on-warnings', '.']),
    await check('unused code and packages', 'knip', []),
  ];
}

/** What needs no built site. */
async function withoutSite(): Promise<Step[]> {
  return [...(await checks()), await testProjects('unit tests and tools', ['unit', 'web', 'tools'], results)];
}

// The build keeps one core busy; the rest has the other until it is done.
const [built, others] = await Promise.all([
  step('production build', () => buildSite({ always: true })),
  withoutSite(),
]);
const steps: Step[] = [
  built,
  ...others,
  await testProjects('API and storage tests', ['server'], results, { again: 1 }),
];

steps.push(
  await step('a Chromium to test with', () => {
    for (const path of new Set([findChromium(), findWholeChromium()]))
      console.log(`Chromium: ${path} (${versionOf(path)})`);
    return true;
  }),
);
// Servers, databases and browsers on a busy machine can lose a race that nobody has found yet. What passes only at the
// second try is told at the end.
steps.push(await testProjects('journeys in a browser', ['e2e'], results, { again: 1 }));

console.log(`\n${longest(steps)}`);
console.log(unsteady(steps));
console.log(failures(steps));
const passed = steps.reduce((sum, each) => sum + each.passed, 0);
const failed = steps.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

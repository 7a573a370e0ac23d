import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './project.ts';

type Took = { name: string; seconds: number };

/** What a step came to, and how long it and each of its test files took. */
export type Step = Took & Report;

type Report = {
  passed: number;
  failed: number;
  files: Took[];
  /** What failed, by name. */
  failures: string[];
  /** Tests that passed only when they were tried again. */
  unsteady: string[];
};

type Ended = { status: number; output: string };

/** A tool that passes as a whole or not at all. Its output is shown only if it fails. */
export async function check(name: string, program: string, args: string[]): Promise<Step> {
  const started = Date.now();
  const { status, output } = await run(program, args, { show: false });
  const seconds = secondsSince(started);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (status !== 0) console.log(output);
  return { name, seconds, ...one(name, status === 0) };
}

/** A step of our own that works or not. */
export async function step(name: string, work: () => boolean | Promise<boolean>): Promise<Step> {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  let works = false;
  try {
    works = await work();
  } catch (error) {
    console.error(error);
  }
  return { name, seconds: secondsSince(started), ...one(name, works) };
}

type Tries = {
  /** How often a test that failed is tried again. What passes only then is named at the end of the run. */
  again?: number;
};

/**
 * Test projects of the test runner, counted test by test. Where no test failed and yet the runner did, a file of tests did
 * not run at all: then all is run once more, and that is named at the end.
 */
export async function testProjects(
  name: string,
  projects: string[],
  results: string,
  { again = 0 }: Tries = {},
): Promise<Step> {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  const ended = () => ({ name, seconds: secondsSince(started) });
  const first = await runProjects(projects, results, again);
  if (!first.brokeDown) return { ...ended(), ...first.report };
  const second = await runProjects(projects, results, again);
  const why = [`${name}: no test failed, but not all of them ran.`, ...first.notRun].join('\n');
  const { report } = second;
  return second.brokeDown
    ? { ...ended(), ...report, failed: report.failed + 1, failures: [...report.failures, why] }
    : { ...ended(), ...report, unsteady: [...report.unsteady, why] };
}

async function runProjects(projects: string[], results: string, again: number) {
  const file = `${results}/${projects.join('-')}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = await run('vitest', ['run', `--retry=${again}`, ...selected, ...reporters], {
    show: true,
  });
  const { report, notRun } = reportIn(file);
  const brokeDown = report.failed === 0 && (status !== 0 || report.passed === 0);
  return { report, notRun, brokeDown };
}

/** What took longest: where to look when waiting becomes a burden. */
export function longest(steps: readonly Step[]): string {
  const files = steps.flatMap((each) => each.files).sort((a, b) => b.seconds - a.seconds);
  return [
    'What took how long',
    ...steps.map(line),
    'The slowest test files, which run side by side',
    ...files.slice(0, 10).map(line),
  ].join('\n');
}

/** What failed, named once more where a long run ends. */
export function failures(steps: readonly Step[]): string {
  const names = steps.flatMap((each) => each.failures);
  return names.length === 0 ? '' : ['Failed', ...names].join('\n');
}

/** What passed only when it was tried again: a race in the test or in the product, to be found and mended. */
export function unsteady(steps: readonly Step[]): string {
  const names = steps.flatMap((each) => each.unsteady);
  return names.length === 0 ? '' : ['Passed only at the second try', ...names].join('\n');
}

function line({ name, seconds }: Took): string {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}

function one(name: string, works: boolean): Report {
  return works
    ? { passed: 1, failed: 0, files: [], failures: [], unsteady: [] }
    : { passed: 0, failed: 1, files: [], failures: [name], unsteady: [] };
}

function reportIn(file: string): { report: Report; notRun: string[] } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const report = {
      passed: numPassedTests,
      failed: numFailedTests,
      files: testResults.map(fileTook),
      failures: testResults.flatMap(failedIn),
      unsteady: testResults.flatMap(passedAgain),
    };
    return { report, notRun: testResults.flatMap(whyNotRun) };
  } catch {
    return { report: { passed: 0, failed: 0, files: [], failures: [], unsteady: [] }, notRun: [] };
  }
}

type Tried = { fullName: string; status: string; failureMessages: string[] };
type TriedFile = { name: string; status: string; message?: string; assertionResults: Tried[] };

function whyNotRun({ name, status, message = '' }: TriedFile): string[] {
  return status === 'failed' ? [`${relative(root, name)}: ${message}`] : [];
}

function failedIn(file: TriedFile): string[] {
  return told(file, ({ status }) => status === 'failed');
}

function passedAgain(file: TriedFile): string[] {
  return told(file, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
}

function told({ name, assertionResults }: TriedFile, which: (test: Tried) => boolean): string[] {
  return assertionResults
    .filter(which)
    .map(({ fullName, failureMessages: [first = ''] }) => `${relative(root, name)}: ${fullName}\n${first}`);
}

function fileTook({ name, startTime, endTime }: { name: string; startTime: number; endTime: number }): Took {
  return { name: relative(root, name), seconds: (endTime - startTime) / 1000 };
}

function run(program: string, args: string[], { show }: { show: boolean }): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function secondsSince(started: number): number {
  return (Date.now() - started) / 1000;
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './project.ts';

export type Count = { passed: number; failed: number };

type Ended = { status: number; output: string };

/** A tool that passes as a whole or not at all. Its output is shown only if it fails. */
export async function check(name: string, program: string, args: string[]): Promise<Count> {
  const started = Date.now();
  const { status, output } = await run(program, args, { show: false });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`);
  if (status === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1 };
}

/** A step of our own that works or not. */
export async function step(name: string, work: () => boolean | Promise<boolean>): Promise<Count> {
  console.log(`\n▸ ${name}`);
  try {
    if (await work()) return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
  }
  return { passed: 0, failed: 1 };
}

/** Test projects of the test runner, counted test by test. */
export async function testProjects(name: string, projects: string[], results: string): Promise<Count> {
  console.log(`\n▸ ${name}`);
  const report = `${results}/${projects.join('-')}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run('vitest', ['run', ...selected, ...reporters], { show: true });
  const count = countOf(report);
  // A runner that broke down, or ran nothing, must not pass for one without failures.
  const broke = (status !== 0 && count.failed === 0) || count.passed + count.failed === 0;
  return broke ? { ...count, failed: count.failed + 1 } : count;
}

function countOf(report: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
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

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Adds, lists, disables and recovers admins from a shell: `npm run admins -- list`. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connect.ts';
import { adminTask } from '../server/features/admin/command-line.ts';
import { StartProblem } from '../server/start-problem.ts';
import { loadSettings } from './project.ts';

try {
  const perform = adminTask(process.argv.slice(2));
  // What this may make, such as the database itself, is for the account that runs the server, and no other.
  process.umask(0o077);
  loadSettings();
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    console.log(await perform({ config, database, askPassword }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartProblem ? reason : `That did not work: ${reason}`);
  process.exitCode = 1;
}

/** From the keyboard, without showing it; or the first line of what is piped in. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const keyboard = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Ctrl+C would otherwise leave the question open and end nothing.
  keyboard.on('SIGINT', () => process.exit(130));
  // Asks only now that the terminal shows nothing of what is typed.
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await keyboard.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password (leave it empty to have one made): ');
    if (password && (await ask('The same again: ')) !== password)
      throw new StartProblem('The two are not the same. Nobody was added.');
    return password;
  } finally {
    keyboard.close();
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

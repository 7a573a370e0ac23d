import { randomInt } from 'node:crypto';
import { DisplayName, Username } from '@openslate/contract/admin.ts';
import { displayNameLength, passwordLength } from '@openslate/contract/admin-limits.ts';
import { unsetPublicUrl } from '@openslate/contract/unset-address.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { runningAddress } from '../../running-address.ts';
import { StartProblem } from '../../start-problem.ts';
import { AuditTrail, commandLine } from './audit.ts';
import { adviceOn } from './guessable.ts';
import { Passwords } from './passwords.ts';
import { Rescues } from './rescues.ts';
import { forgetSetupCode } from './setup-code.ts';
import { type Admin, Admins } from './store.ts';

const usage = `npm run admins -- list
npm run admins -- add <username>       asks for a password, or makes one
npm run admins -- disable <username>   logs them out everywhere, too
npm run admins -- enable <username>
npm run admins -- name <username> <name shown to visitors>
npm run admins -- recover <username>   makes a code that works once, for 15 minutes`;

type Surroundings = {
  config: Config;
  database: Database;
  /** Empty where one is to be made. Never an argument: those stand in the shell's history and in lists of processes. */
  askPassword: () => Promise<string>;
};

/** What somebody with a shell asks to be done about admins. Done, it returns what to tell them. */
export function adminTask(args: readonly string[]): (around: Surroundings) => Promise<string> {
  const [task = '', name, ...more] = args;
  if (task === 'list' && name === undefined) return list;
  const perform = Object.hasOwn(tasks, task) ? tasks[task as keyof typeof tasks] : undefined;
  const renames = task === 'name';
  if ((!perform && !renames) || name === undefined || more.length > 0 !== renames)
    throw new StartProblem(usage);
  const username = Username.safeParse(name);
  if (!username.success)
    throw new StartProblem('A username has 3 to 40 letters, digits, dots, dashes or underscores.');
  return (around) =>
    perform ? perform(username.data, around) : rename(username.data, more.join(' '), around);
}

const tasks = { add, disable, enable, recover };
const now = () => new Date();

async function list({ database }: Surroundings): Promise<string> {
  const accounts = await new Admins(database, now).list();
  if (accounts.length === 0) return 'There is no admin yet.';
  return accounts
    .map(({ username, displayName, createdAt, disabled, secondFactor }) =>
      [
        username.padEnd(40),
        `shown as ${displayName}`.padEnd(50),
        `since ${createdAt.slice(0, 10)}`,
        disabled ? 'disabled' : 'enabled',
        secondFactor ? 'second factor' : '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function add(username: string, { config, database, askPassword }: Surroundings): Promise<string> {
  const admins = new Admins(database, now);
  if (await admins.named(username)) throw taken(username);
  const typed = await askPassword();
  if (typed) refuseBadPassword(typed, username);
  const password = typed || newPassword();
  const admin = await admins.add({
    username,
    passwordHash: await new Passwords().hash(password),
  });
  if (!admin) throw taken(username);
  await forgetSetupCode(config.dataDir);
  await note(database, 'admin.add', admin);
  return typed ? `Added ${username}.` : `Added ${username}. Password: ${password}`;
}

async function disable(username: string, { database }: Surroundings): Promise<string> {
  const admin = await known(username, database);
  const admins = new Admins(database, now);
  // Whoever has the shell has the last word: the one account that must go may be the only one.
  await admins.setDisabled(admin.id, true, 'none');
  await note(database, 'admin.disable', admin);
  const left = (await admins.list()).some(({ disabled }) => !disabled);
  return left
    ? `Disabled ${username}.`
    : `Disabled ${username}. Nobody can log in now: add or enable somebody.`;
}

async function enable(username: string, { database }: Surroundings): Promise<string> {
  const admin = await known(username, database);
  await new Admins(database, now).setDisabled(admin.id, false, 'none');
  await note(database, 'admin.enable', admin);
  return `Enabled ${username}.`;
}

async function rename(username: string, name: string, { database }: Surroundings): Promise<string> {
  const admin = await known(username, database);
  const displayName = DisplayName.safeParse(name);
  const { least, most } = displayNameLength;
  if (!displayName.success)
    throw new StartProblem(`A name has ${least} to ${most} letters, digits, spaces or punctuation.`);
  const admins = new Admins(database, now);
  if (await admins.isLoginName(displayName.data))
    throw new StartProblem('This is a username. Choose a name that nobody logs in with.');
  await admins.setDisplayName(admin.id, displayName.data);
  await note(database, 'admin.rename', admin);
  return `Replies of ${username} are shown as by ${displayName.data}.`;
}

async function recover(username: string, { config, database }: Surroundings): Promise<string> {
  const admin = await known(username, database);
  if (admin.disabled)
    throw new StartProblem(`${username} is disabled. First: npm run admins -- enable ${username}`);
  const { code, expiresAt } = await new Rescues(database, now).begin(admin.id);
  await note(database, 'admin.begin_recovery', admin);
  const page = new URL('/emergency-admin', siteAddress(config)).href;
  return (
    `Recovery code for ${username}: ${code}\n` +
    `It works once, at ${page}, until ${expiresAt}. ` +
    'It sets a new password, ends all sessions and removes the second factor.'
  );
}

/** Where the site is: as the operator says, else where the server beside us listens, else where it would. */
function siteAddress({ publicSettings: { PUBLIC_URL }, dataDir, port }: Config): string {
  if (PUBLIC_URL !== unsetPublicUrl) return PUBLIC_URL;
  return runningAddress(dataDir) ?? (port === 0 ? unsetPublicUrl : `http://localhost:${port}`);
}

async function known(username: string, database: Database): Promise<Admin> {
  const admin = await new Admins(database, now).named(username);
  if (!admin) throw new StartProblem(`There is no admin ${username}. All of them: npm run admins -- list`);
  return admin;
}

function note(database: Database, action: string, { id }: Admin): Promise<void> {
  return new AuditTrail(database.tables, now).record(commandLine, action, id);
}

function refuseBadPassword(password: string, username: string): void {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most)
    throw new StartProblem(`A password has ${least} to ${most} characters.`);
  const advice = adviceOn(password, username);
  if (advice) throw new StartProblem(advice);
}

function taken(username: string): StartProblem {
  return new StartProblem(`There is an admin ${username} already.`);
}

/** 120 bits, in letters and digits that are not taken for each other. */
function newPassword(): string {
  const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';
  const group = () => Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * The first step of every npm script. Plain JavaScript without dependencies: it runs on whatever Node the machine
 * has, before anything is installed. It installs what is missing and hands over to a script of `tools/` on the
 * Node that the project pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const stamp = join(root, 'node_modules', '.installed');
/** What Node made of our TypeScript and of the packages: with it, the server starts with a third less work. */
const compiled = join(root, 'node_modules', '.compiled');
const { dependencies, allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [task, ...args] = process.argv.slice(2);
/** Known from the beginning: it may go away at any time. */
const parent = process.ppid;

requireNode20();
if (!isInstalled()) install();
refuseChangedNode();
requirePinnedNode();
handOver();

function requireNode20() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  stop(`OpenSlate needs Node 20 or newer to start. This is Node ${process.versions.node}.`);
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Changes with the lock file and with the machine: what was installed for one platform does not run on another. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} `);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function install() {
  const started = Date.now();
  // Not to standard output: there `npm run --silent ask` and its like write what somebody reads line by line.
  console.error('Installing packages. This takes a minute or two, once.');
  // In steps, because the scripts of packages run on the Node that one of these scripts fetches.
  npm('ci', '--ignore-scripts', '--no-progress');
  npm('rebuild', 'node');
  refuseChangedNode();
  const others = Object.keys(allowScripts ?? {}).filter(
    (name) => name !== 'node' && existsSync(join(root, 'node_modules', name)),
  );
  if (others.length > 0) npm('rebuild', ...others);
  writeFileSync(stamp, fingerprint());
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', args[0] === 'ci' ? process.stderr.fd : 'ignore', 'inherit'],
    env: { ...process.env, PATH: pathWithoutProject() },
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The packages could not be installed. Read the lines above, then try again.');
}

/** The install deletes the project's own Node before it fetches it again, so it must not run on it. */
function pathWithoutProject() {
  const inProject = join(root, 'node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${folder}${sep}`.startsWith(inProject))
    .join(delimiter);
}

/**
 * The package `node` fetches the program itself while it is installed, past the lock file and its checksums. So it is
 * held against our own before it runs for the first time, and each time after.
 */
function refuseChangedNode() {
  if (!existsSync(pinnedNode)) return;
  const platform = `${process.platform}-${process.arch}`;
  const { version, sha256 } = JSON.parse(readFileSync(join(root, 'tools', 'node-checksums.json'), 'utf8'));
  const wanted = version === dependencies.node ? sha256[platform] : undefined;
  if (wanted === undefined) {
    console.error(
      `Node ${dependencies.node} is not checked: its checksum for ${platform} is not known here.`,
    );
    return;
  }
  const found = createHash('sha256').update(readFileSync(pinnedNode)).digest('hex');
  if (found === wanted) return;
  stop(
    `The program node_modules/node/bin is not the Node ${version} that OpenSlate expects, and was not started. ` +
      'Its download may have been damaged or tampered with. Delete the folder node_modules and try again; ' +
      `if this comes back, do not use what you received.\nexpected ${wanted}\nfound    ${found}`,
  );
}

function requirePinnedNode() {
  const wanted = dependencies.node;
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  const found = stdout?.trim().replace(/^v/, '');
  if (found === wanted) return;
  stop(
    `OpenSlate runs on Node ${wanted}, which comes with its packages, but ${found ? `found Node ${found}` : 'it is missing'}. ` +
      'npm may have blocked the install script of the package "node". ' +
      'Allow install scripts, delete the folder node_modules and try again.',
  );
}

function handOver() {
  const child = spawn(pinnedNode, [join(root, 'tools', `${task}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      PATH: `${bin}${delimiter}${pathWithoutProject()}`,
    },
  });
  // In a terminal Ctrl+C reaches the child by itself, and a second one would cut short its orderly stop.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm, told to stop, ends its shell without a word to us: then we are somebody else's child.
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

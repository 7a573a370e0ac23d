/** The site and the API, both started anew when their files change. */
import { spawn } from 'node:child_process';
import { loadSettings, root } from './project.ts';

loadSettings();
const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;

const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort) },
  }),
  spawn('react-router', ['dev', '--port', String(port)], {
    cwd: `${root}/web`,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
    shell: process.platform === 'win32',
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

function stop(): void {
  for (const child of children) child.kill();
}

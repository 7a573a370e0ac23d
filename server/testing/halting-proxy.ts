import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can go dead: connections stay open, and nothing comes through any more. */
export async function haltingProxy(port: number) {
  const open = new Set<Socket>();
  let dead = false;
  const proxy = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    if (dead) return;
    const far = connect(port, '127.0.0.1');
    open.add(far);
    far.on('error', () => {});
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => dead || to.write(chunk));
      from.on('close', () => dead || to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: here } = proxy.address() as { port: number };
  return {
    port: here,
    halt() {
      dead = true;
    },
    resume() {
      dead = false;
    },
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

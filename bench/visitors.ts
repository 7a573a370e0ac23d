import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** What is asked for again and again: all of it, as it goes over the wire, and the status it must be answered with. */
export type Question = { port: number; request: string; status: number };

type Order = Question & { times: number };

const connections = 20;

/**
 * Visitors on a thread of their own, so that asking costs the server no time. They write ready bytes into open
 * connections and read no more of an answer than where it ends: `fetch` would be slower than what is measured.
 */
export class Visitors {
  readonly #worker = new Worker(new URL(import.meta.url));

  /** How many answers a second they are given. */
  async rate(question: Question, times: number): Promise<number> {
    this.#worker.postMessage({ ...question, times } satisfies Order);
    const [ms] = (await once(this.#worker, 'message')) as [number];
    return (times / ms) * 1000;
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The bytes of a question, with the headers that browsers send and answers depend on. */
export function question(
  address: string,
  path: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Question {
  const { host, port } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return { port: Number(port), request: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, status };
}

/** Answers a second, and the microseconds of this thread, on which the servers run, that one answer took. */
type Pace = { rate: number; cost: number };

/** Each in turn, again and again, and the best of each: what else the machine does hits all of them alike. */
export async function paces<Kind extends string>(
  visitors: Visitors,
  questions: Readonly<Record<Kind, Question>>,
  { rounds, times }: { rounds: number; times: number },
): Promise<Record<Kind, Pace>> {
  const kinds = Object.keys(questions) as Kind[];
  const best = {} as Record<Kind, Pace>;
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of kinds) {
      const { user, system } = process.threadCpuUsage();
      const rate = await visitors.rate(questions[kind], times);
      const spent = process.threadCpuUsage();
      const cost = (spent.user - user + spent.system - system) / times;
      const { [kind]: before = { rate: 0, cost: Number.POSITIVE_INFINITY } } = best;
      if (round > 0) best[kind] = { rate: Math.max(before.rate, rate), cost: Math.min(before.cost, cost) };
    }
  return best;
}

/** As shares: of the rate, and of the processor's time, which tells the same on a machine that does other work too. */
export function besides(ours: Pace, other: Pace) {
  return {
    'a second': Math.round(ours.rate),
    share: (ours.rate / other.rate).toFixed(2),
    'processor (µs)': ours.cost.toFixed(0),
    'share by processor': (other.cost / ours.cost).toFixed(2),
  };
}

if (!isMainThread)
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await ask(order)));

async function ask({ port, request, status, times }: Order): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const started = performance.now();
  let left = times;
  const next = () => left-- > 0;
  await Promise.all(sockets.map((socket) => askOn(socket, request, `HTTP/1.1 ${status} `, next)));
  const ms = performance.now() - started;
  for (const socket of sockets) socket.destroy();
  return ms;
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function askOn(socket: Socket, request: string, answered: string, next: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const askNext = () => {
      if (next()) socket.write(request, 'latin1');
      else resolve();
    };
    socket.on('error', reject).on('close', () => reject(new Error('The server hung up.')));
    socket.on('data', (bytes) => {
      // The head of an answer is smaller than what a socket hands over at once.
      if (missing === 0) missing = lengthOf(bytes, answered);
      missing -= bytes.length;
      if (missing === 0) askNext();
    });
    askNext();
  });
}

function lengthOf(bytes: Buffer, answered: string): number {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, end);
  if (end === -1 || !head.startsWith(answered)) throw new Error(`Expected ${answered}, got ${head}`);
  const [, body = '0'] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  return end + '\r\n\r\n'.length + Number(body);
}

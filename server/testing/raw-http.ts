import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection over which a test writes its requests byte by byte. */
export async function rawConnection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return {
    send: (text: string) => socket.write(text),
    end: () => socket.destroy(),
    /** All that was received by the time the other side closed the connection. */
    untilClosed: async () => {
      await closed;
      return received;
    },
    until: async (text: string) => {
      while (!received.includes(text)) await Promise.race([once(socket, 'data'), closed]);
      return received;
    },
  };
}

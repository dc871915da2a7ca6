import { once } from 'node:events';
import { type AddressInfo, connect, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Its port, once it listens on this machine. */
export const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
};

/** A connection until the end of the test, and what it was answered. Write errors after its end are ignored. */
export const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let said = '';
  socket.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    ended,
    said: () => said,
    /** 0: not answered yet. */
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0),
    send: (bytes: Buffer) => new Promise<void>((resolve) => socket.write(bytes, () => resolve())),
  };
};

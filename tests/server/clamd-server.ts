import { createServer, type Socket } from 'node:net';
import { marker } from '../../server/documents/file-scanner';

/** How it answers; by default like clamd with our marker. */
export type Mood = 'honest' | 'blind' | 'afraid' | 'silent' | 'nonsense' | 'cut' | 'long' | 'away';

/** The file of one INSTREAM; null: it has not arrived. */
const fileIn = (said: Buffer): Buffer | null => {
  const parts: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= said.length; ) {
    const length = said.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > said.length) return null;
    parts.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

const answers: Readonly<Record<Exclude<Mood, 'silent' | 'cut' | 'away'>, (file: Buffer) => string>> = {
  honest: (file) => (file.includes(marker) ? 'stream: Oficina.Prueba.UNOFFICIAL FOUND\0' : 'stream: OK\0'),
  blind: () => 'stream: OK\0',
  afraid: () => 'stream: Todo.Virus FOUND\0',
  nonsense: () => 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0',
  long: () => 'x'.repeat(2_000_000),
};

export const startClamd = async () => {
  let mood: Mood = 'honest';
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let said = Buffer.alloc(0);
    socket
      .on('error', () => {})
      .on('close', () => open.delete(socket))
      .on('data', (part) => {
        said = Buffer.concat([said, part]);
        if (mood === 'away' || (mood === 'cut' && said.length > 20)) return void socket.destroy();
        const file = fileIn(said);
        if (file === null || mood === 'silent' || mood === 'cut') return;
        scanned.push(file);
        socket.end(answers[mood](file));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    scanned,
    /** Of those that ask. */
    open: () => open.size,
    become: (next: Mood) => {
      mood = next;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};

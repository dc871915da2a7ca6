import { connect } from 'node:net';

export type Verdict = 'clean' | 'named';

/** Rejects where nothing that a scanner says came within the time. */
export type AskScanner = (bytes: Uint8Array, limitMs: number) => Promise<Verdict>;

const longestAnswer = 1_000;

const verdictOf = (answer: string): Verdict => {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: \S+ FOUND$/.test(answer)) return 'named';
  throw new Error(`it said ${JSON.stringify(answer)}`);
};

/** A file by INSTREAM of clamd: its length, its bytes, a length of 0. */
export const createClamd = (at: { host: string; port: number } | { path: string }): AskScanner => {
  const frame = (length: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(length);
    return four;
  };
  return (bytes, limitMs) =>
    new Promise((resolve, reject) => {
      const socket = connect({ ...at, signal: AbortSignal.timeout(limitMs) });
      let answer = '';
      const finish = () => {
        socket.destroy();
        try {
          resolve(verdictOf(answer.split(/[\0\n]/, 1)[0] ?? ''));
        } catch (error) {
          reject(error);
        }
      };
      socket
        .on('error', reject)
        .on('close', finish)
        .on('data', (part) => {
          answer += part.toString('latin1');
          if (answer.includes('\0') || answer.length > longestAnswer) finish();
        });
      for (const part of ['zINSTREAM\0', ...(bytes.length === 0 ? [] : [frame(bytes.length), bytes]), frame(0)])
        socket.write(part);
    });
};

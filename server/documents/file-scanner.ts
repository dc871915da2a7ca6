import type { FilePart } from '../../domain/contract/files';
import { HttpProblem } from '../http/http-problem';
import { describe, type Log } from '../log/log';
import type { SecurityLog } from '../log/security-log';
import { messages } from '../texts/messages';
import type { AskScanner, Verdict } from './clamd';

/** What every scanner must name: deploy/oficina-virtual.ndb teaches it to clamd. */
export const marker = Buffer.from('OFICINA-VIRTUAL ARCHIVO DE PRUEBA QUE NO HACE NADA');

export const markerScanner: AskScanner = async (bytes) => (Buffer.from(bytes).includes(marker) ? 'named' : 'clean');

const [fileMs, trustMs] = [10_000, 60_000];
/** Of all files of a call. */
export const longestScanMs = 20_000;

export const notScanned = (): HttpProblem =>
  new HttpProblem(503, { 'retry-after': '120' }, messages.files.notScanned, { sinEfecto: true });

export interface FileScanner {
  /** The first of these files that must not be stored. Throws 503 where nobody can say: then none may be stored. */
  firstNamed<F extends Pick<FilePart, 'arrayBuffer'>>(
    files: readonly F[],
    caller: Parameters<SecurityLog>[0],
  ): Promise<F | null>;
}

interface Parts {
  ask: AskScanner;
  now: () => Date;
  log: Log;
  alarm: SecurityLog;
}

export const noScanner: FileScanner = { firstNamed: async () => null };

/** One file after the other, so that a call takes one thread of the scanner. */
export const createFileScanner = ({ ask, now, log, alarm }: Parts): FileScanner => {
  let trustedUntil = 0;

  /** One that lets everything pass, or nothing, is as good as none. */
  const checkTrust = async (askInTime: (bytes: Uint8Array) => Promise<Verdict>) => {
    const startedAt = now().getTime();
    if (startedAt < trustedUntil) return;
    if ((await askInTime(marker)) !== 'named') throw new Error('it does not name the marker');
    if ((await askInTime(marker.subarray(1))) !== 'clean') throw new Error('it names what is harmless');
    trustedUntil = startedAt + trustMs;
  };

  return {
    firstNamed: async (files, caller) => {
      const end = performance.now() + longestScanMs;
      const askInTime = async (bytes: Uint8Array): Promise<Verdict> => {
        const left = Math.min(fileMs, end - performance.now());
        if (left <= 0) throw new Error('no time is left for this call');
        return ask(bytes, left);
      };
      const scan = async () => {
        await checkTrust(askInTime);
        for (const file of files)
          if ((await askInTime(new Uint8Array(await file.arrayBuffer()))) === 'named') return file;
        return null;
      };
      const named = await scan().catch((error: unknown) => {
        trustedUntil = 0;
        log({ level: 'warn', event: 'scannerAway', detail: describe(error) });
        throw notScanned();
      });
      if (named !== null) alarm(caller, 'fileNamed');
      return named;
    },
  };
};

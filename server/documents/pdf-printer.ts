import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { busy } from '../http/http-problem';
import { workerFile } from '../tasks/worker-file';

/** What is read, in this order. */
export interface PrintedDocument {
  /** Also the heading. */
  title: string;
  author: string;
  sections: readonly { heading: string; facts: readonly (readonly [label: string, value: string])[] }[];
  notes: readonly string[];
}

export interface PdfPrinter {
  /** Rejects with 503 when too many documents wait, in all or for the same person. */
  print(document: PrintedDocument, whose: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

const answer = v.union([
  v.object({ error: v.string() }),
  v.object({ bytes: v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array) }),
]);

const ask = (worker: Worker, document: PrintedDocument, limitMs: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onGone).off('exit', onGone);
    };
    const fail = (said: string) => {
      finish();
      reject(new Error(`no document: ${said}`));
    };
    const onGone = () => fail('the thread ended');
    const onMessage = (raw: unknown) => {
      const read = v.parse(answer, raw);
      if ('error' in read) return fail(read.error);
      finish();
      resolve(read.bytes);
    };
    const timer = setTimeout(() => fail(`over ${limitMs} ms`), limitMs);
    worker.on('message', onMessage).on('error', onGone).on('exit', onGone);
    worker.postMessage(document);
  });

/**
 * Prints one document at a time in a worker thread, started with the first document, so that other calls do not wait.
 */
export const createPdfPrinter = ({ mostWaiting = 100, mostOfOne = 25, limitMs = 10_000 } = {}): PdfPrinter => {
  let worker: Worker | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];
  let closed = false;

  const end = async () => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const inThread = async (document: PrintedDocument) => {
    if (closed) throw busy();
    worker ??= new Worker(workerFile(import.meta.url, 'pdf-worker'));
    try {
      return await ask(worker, document, limitMs);
    } catch (error) {
      // A leftover message could answer the next request with this document.
      await end();
      throw error;
    }
  };

  return {
    print: async (document, whose) => {
      const own = waiting.filter((each) => each === whose).length;
      if (closed || waiting.length >= mostWaiting || own >= mostOfOne) throw busy();
      waiting.push(whose);
      const run = tail.then(() => inThread(document));
      tail = run.catch(() => {});
      try {
        return await run;
      } finally {
        waiting = waiting.toSpliced(waiting.indexOf(whose), 1);
      }
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
};

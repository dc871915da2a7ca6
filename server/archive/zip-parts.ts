import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Of an archive's bytes; a multiple of three, as base64 takes them. */
export const partBytes = 768 * 1024;
/** The format knows no earlier one. */
const firstTime = Date.UTC(1980, 0, 2);

/** Writes a zip in parts: no more than one file and one part are in memory. */
export const zipParts = (time: Date, put: (bytes: Uint8Array) => Promise<void>) => {
  let waiting = Buffer.alloc(0);
  let failure: Error | null = null;
  let written = 0;
  const mtime = Math.max(time.getTime(), firstTime);
  const zip = new Zip((error, chunk) => {
    if (error !== null) failure = error;
    else waiting = Buffer.concat([waiting, chunk]);
  });
  const drain = async (least: number) => {
    if (failure !== null) throw failure;
    while (waiting.length >= least && waiting.length > 0) {
      const part = waiting.subarray(0, partBytes);
      await put(part);
      written += part.length;
      waiting = Buffer.from(waiting.subarray(part.length));
    }
  };
  return {
    /** Text, packed. */
    addText: async (name: string, pieces: Iterable<string>): Promise<void> => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      for (const piece of pieces) {
        file.push(Buffer.from(piece, 'utf8'));
        await drain(partBytes);
      }
      file.push(new Uint8Array(0), true);
      await drain(partBytes);
    },
    /** Pictures and PDF are packed already. */
    addFile: async (name: string, bytes: Uint8Array): Promise<void> => {
      const file = new ZipPassThrough(name);
      file.mtime = mtime;
      zip.add(file);
      file.push(bytes, true);
      await drain(partBytes);
    },
    /** How many bytes it has. */
    end: async (): Promise<number> => {
      zip.end();
      await drain(0);
      return written;
    },
  };
};

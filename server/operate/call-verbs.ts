import { open } from 'node:fs/promises';
import { toldWays } from '../notices/call-texts';
import { markTold } from '../notices/mark-told';
import { readTeller } from '../notices/read-teller';
import { StartProblem } from '../settings/start-problem';
import { operateMessages as text } from '../texts/operate-messages';
import { callsCsv } from './calls-csv';
import type { Operated, Verbs } from './verb';

/** For its owner alone, and never over another file. */
const writeCalls = async (of: Operated, file: string): Promise<string> => {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(error.code === 'EEXIST' ? text.fileExists(file) : text.notWritten(file, error));
  });
  try {
    let written = 0;
    for await (const { text: lines, rows } of callsCsv(of)) {
      await handle.write(lines).catch((error: unknown) => {
        throw new StartProblem(text.notWritten(file, error));
      });
      written += rows;
    }
    return text.callsWritten(written, file);
  } finally {
    await handle.close();
  }
};

/** Members whom a person has to call. */
export const callVerbs: Verbs = {
  'por-llamar': {
    usage: 'por-llamar [archivo.csv]',
    takes: (args) => args.length <= 1,
    run: async (operated) => {
      const [file] = operated.args;
      if (file !== undefined) return writeCalls(operated, file);
      for await (const { text: lines } of callsCsv(operated)) operated.print(lines);
      return '';
    },
  },
  avisado: {
    usage: 'avisado <id> <quién y cómo>',
    takes: (args) => args.length >= 2,
    run: async ({ db, now, args: [id = '', ...words] }) => {
      const teller = readTeller(words.join(' '));
      if (teller === null) throw new StartProblem(text.howMissing(toldWays));
      if (!(await markTold(db, { id, ...teller, now: now() }))) throw new StartProblem(text.notOnList);
      return text.told;
    },
  },
};

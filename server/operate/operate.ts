import { openForCommand } from '../db/open-for-command';
import { describe, jsonLog } from '../log/log';
import { StartProblem } from '../settings/start-problem';
import { operateMessages } from '../texts/operate-messages';
import { callVerbs } from './call-verbs';
import { maintenanceVerbs } from './maintenance-verbs';
import { sealVerbs } from './seal-verbs';
import type { Verbs } from './verb';

const verbs: Verbs = { ...callVerbs, ...maintenanceVerbs, ...sealVerbs };

const now = () => new Date();

const run = async ([name = '', ...args]: readonly string[]): Promise<string> => {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined || !verb.takes(args))
    throw new StartProblem(operateMessages.usage(Object.values(verbs).map(({ usage }) => usage)));
  const db = await openForCommand();
  try {
    const log = jsonLog('warn', (text) => process.stderr.write(text), now);
    return await verb.run({ db, now, log, args, print: (text) => process.stdout.write(text) });
  } finally {
    await db.close();
  }
};

run(process.argv.slice(2)).then(
  (line) => process.stdout.write(line === '' ? '' : `${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartProblem ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  },
);

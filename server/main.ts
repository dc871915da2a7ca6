import { describe, jsonLog, type Log } from './log/log';
import { readSettings } from './settings/settings';
import { StartProblem } from './settings/start-problem';
import { start } from './start/start';

const stopLimitMs = 9_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

let isCut = false;
/** Without room for the log the portal continues: lines that cannot be written are lost, and a partial line stays. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') process.exit(1);
  isCut = true;
});
const write = (text: string) => {
  const separated = isCut ? `\n${text}` : text;
  isCut = false;
  process.stdout.write(separated);
};

let log: Log = () => {};
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    log({ level: 'error', event, detail: describe(error) });
    process.exit(1);
  });

let stopping = false;
const begun = (async () => {
  const settings = readSettings(process.env);
  log = jsonLog(settings.logLevel, write, () => new Date());
  return start(settings, log, say);
})().catch((error: unknown) => fail(error instanceof StartProblem ? error.message : describe(error)));

const stop = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await (await begun).stop();
  process.exit(0);
};
process.on('SIGTERM', stop).on('SIGINT', stop);
await begun;

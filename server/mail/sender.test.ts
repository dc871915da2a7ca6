import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../log/log';
import type { DueMail } from './mail-queue';
import type { Mail } from './outbox';
import { createSender } from './sender';

interface Letter {
  id: string;
  urgent: boolean;
  due: number;
  tries: number;
  state: 'pending' | 'sent' | 'lost';
}

let time: number;
let letters: Letter[];
let log: LogLine[];
let send: (mail: Mail) => Promise<void>;
let write: (id: string) => Mail | null;
let record: (id: string) => void;
let sent: string[];
let sender: ReturnType<typeof createSender>;

const mailOf = (id: string): Mail => ({
  id,
  para: `${id}@ejemplo.do`,
  momento: new Date(0),
  asunto: '',
  texto: '',
  html: '',
});
const fault = (fields: object) => Object.assign(new Error('relay'), fields);
const slowDown = fault({ code: 'EENVELOPE', responseCode: 421, command: 'MAIL FROM' });
const add = (id: string, urgent = false) => letters.push({ id, urgent, due: time, tries: 0, state: 'pending' });
const stateOf = (id: string) => letters.find((each) => each.id === id);

const queueOf = (urgent: boolean) => ({
  take: async (most: number): Promise<DueMail[]> =>
    letters
      .filter((each) => each.urgent === urgent && each.state === 'pending' && each.due <= time)
      .slice(0, most)
      .map((each) => {
        each.due = time + 120_000;
        each.tries += 1;
        return {
          tries: each.tries,
          mostTries: 3,
          write: async () => write(each.id),
          sent: async () => {
            record(each.id);
            each.state = 'sent';
          },
          later: async (at, isTry) => {
            each.due = at.getTime();
            if (!isTry) each.tries -= 1;
          },
          lost: async () => {
            each.state = 'lost';
          },
        };
      }),
});

beforeEach(() => {
  time = 0;
  letters = [];
  log = [];
  sent = [];
  write = mailOf;
  record = () => {};
  send = async () => {};
  sender = createSender({
    now: () => new Date(time),
    log: (line) => log.push(line),
    queues: [queueOf(true), queueOf(false)],
    transport: {
      send: async (mail) => {
        await send(mail);
        sent.push(mail.id);
      },
      close: () => {},
    },
    mailsAtOnce: 4,
  });
});
afterEach(() => sender.close());

test('sends several at once, and the urgent ones first', async () => {
  let [open, most] = [0, 0];
  send = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
  };
  for (let index = 0; index < 20; index += 1) add(`n${index}`);
  for (let index = 0; index < 4; index += 1) add(`u${index}`, true);
  await sender.wake();
  expect([most, sent.length]).toEqual([4, 24]);
  expect(sent.slice(0, 4).toSorted()).toEqual(['u0', 'u1', 'u2', 'u3']);
});

test('an urgent mail that comes meanwhile leaves before those that wait', async () => {
  send = () => new Promise((resolve) => setTimeout(resolve, 2));
  for (let index = 0; index < 200; index += 1) add(`n${index}`);
  const working = sender.wake();
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(10));
  const before = sent.length;
  add('u', true);
  await Promise.all([sender.wake(), working]);
  // Behind those that were taken already.
  expect(sent.indexOf('u') - before).toBeLessThanOrEqual(8);
});

test('«slow down» keeps all mails back untried; after the pause one goes ahead', async () => {
  send = () => Promise.reject(slowDown);
  for (let index = 0; index < 20; index += 1) add(`n${index}`);
  await sender.wake();
  await sender.wake();
  expect(letters.every(({ tries, due }) => tries === 0 && due <= 15_000)).toBe(true);
  send = async () => {};
  time = 14_999;
  await sender.wake();
  expect(sent).toEqual([]);
  time = 15_000;
  await sender.wake();
  expect(sent).toHaveLength(20);
});

test.each([
  ['refused by its server', fault({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }), 'lost'],
  ['refused for now', fault({ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }), 'pending'],
  ['no address at all', fault({ code: 'EENVELOPE' }), 'pending'],
])('one bad address, %s, is in nobody’s way', async (_, error, state) => {
  send = async ({ id }) => {
    if (id === 'bad') throw error;
  };
  for (const id of ['bad', 'a', 'b', 'c', 'd', 'e']) add(id);
  await sender.wake();
  expect(sent.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(stateOf('bad')).toMatchObject({ state, tries: 1 });
});

test('a mail that nobody can put into words is held, and tried again', async () => {
  write = (id) => {
    if (id === 'wordless') throw new Error('a word is missing');
    return mailOf(id);
  };
  for (const id of ['wordless', 'a', 'b']) add(id);
  await sender.wake();
  expect(sent.toSorted()).toEqual(['a', 'b']);
  expect(log).toEqual([{ level: 'error', event: 'mail', detail: expect.stringContaining('a word is missing') }]);
  time = 120_000;
  write = mailOf;
  await sender.wake();
  expect(sent).toContain('wordless');
});

test('what was sent while the database could not be told is not sent again', async () => {
  record = () => {
    throw new Error('the database stopped');
  };
  add('a');
  await sender.wake();
  expect([sent, stateOf('a')?.state]).toEqual([['a'], 'pending']);
  record = () => {};
  time = 120_000;
  await sender.wake();
  expect([sent, stateOf('a')?.state]).toEqual([['a'], 'sent']);
});

test('gives up after its last try', async () => {
  send = () => Promise.reject(fault({ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }));
  add('a');
  for (time = 0; time < 600_000; time += 60_000) await sender.wake();
  expect(stateOf('a')).toMatchObject({ state: 'lost', tries: 3 });
});

test('a wake-up during the look is not lost', async () => {
  const first = sender.wake();
  add('late');
  await Promise.all([first, sender.wake()]);
  expect(sent).toEqual(['late']);
});

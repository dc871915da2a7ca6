import { expect, test } from 'vitest';
import { answerNavigation } from './answer-navigation';

const page = () => new Response('la copia');
const fresh = (status = 200) => Promise.resolve(new Response('la página', { status }));
const never = new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const over = () => Promise.resolve();
const lasting = () => never;
const nothing = Promise.resolve(undefined);
const otherwise = async () => new Response('sin conexión');
type Answers = Omit<Parameters<typeof answerNavigation>[0], 'otherwise'>;

test.each<[string, () => Answers, string]>([
  ['the network answers', () => ({ network: fresh(), kept: Promise.resolve(page()), patience: lasting }), 'la página'],
  ['it rejects', () => ({ network: fresh(404), kept: Promise.resolve(page()), patience: lasting }), 'la página'],
  ['it fails', () => ({ network: lost(), kept: Promise.resolve(page()), patience: lasting }), 'la copia'],
  [
    'a proxy without a server answers',
    () => ({ network: fresh(502), kept: Promise.resolve(page()), patience: lasting }),
    'la copia',
  ],
  ['it takes too long', () => ({ network: never, kept: Promise.resolve(page()), patience: over }), 'la copia'],
  ['nothing is cached and it is slow', () => ({ network: fresh(), kept: nothing, patience: over }), 'la página'],
  ['nothing is cached and it fails', () => ({ network: lost(), kept: nothing, patience: over }), 'sin conexión'],
  [
    'nothing is cached and a proxy answers',
    () => ({ network: fresh(502), kept: nothing, patience: over }),
    'sin conexión',
  ],
  ['the cache cannot be read', () => ({ network: fresh(), kept: lost(), patience: over }), 'la página'],
])('answers with the page, its copy, or what is shown otherwise: %s', async (_, parts, shown) => {
  expect(await (await answerNavigation({ ...parts(), otherwise })).text()).toBe(shown);
});

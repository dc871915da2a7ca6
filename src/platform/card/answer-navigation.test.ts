import { expect, test } from 'vitest';
import { answerNavigation } from './answer-navigation';

const page = () => new Response('la copia');
const fresh = (status = 200) => Promise.resolve(new Response('la página', { status }));
const never = new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const over = () => Promise.resolve();
const lasting = () => never;

test.each<[string, () => Parameters<typeof answerNavigation>[0], string]>([
  ['the network answers', () => ({ network: fresh(), kept: Promise.resolve(page()), patience: lasting }), 'la página'],
  ['it rejects', () => ({ network: fresh(404), kept: Promise.resolve(page()), patience: lasting }), 'la página'],
  ['it fails', () => ({ network: lost(), kept: Promise.resolve(page()), patience: lasting }), 'la copia'],
  [
    'a proxy without a server answers',
    () => ({ network: fresh(502), kept: Promise.resolve(page()), patience: lasting }),
    'la copia',
  ],
  ['it takes too long', () => ({ network: never, kept: Promise.resolve(page()), patience: over }), 'la copia'],
  ['nothing is cached', () => ({ network: fresh(502), kept: Promise.resolve(undefined), patience: over }), 'la página'],
  ['the cache cannot be read', () => ({ network: fresh(), kept: lost(), patience: over }), 'la página'],
])('answers with the page or its copy: %s', async (_, parts, shown) => {
  expect(await (await answerNavigation(parts())).text()).toBe(shown);
});

test('without a cached page the network error passes through', async () => {
  const answer = answerNavigation({ network: lost(), kept: Promise.resolve(undefined), patience: over });
  await expect(answer).rejects.toThrow('Failed to fetch');
});

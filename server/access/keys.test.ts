import { expect, test } from 'vitest';
import { createDeviceCodes } from './device-code';
import { createKeys, type KeyPurpose } from './keys';

const purposes: readonly KeyPurpose[] = [
  'session',
  'link',
  'activation',
  'pass',
  'deviceCode',
  'questions',
  'registration',
  'sessionCode',
  'device',
  'audit',
  'notMe',
  'passkey',
  'myData',
  'bounce',
  'hash',
];
const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const noon = new Date('2026-11-20T16:00:00Z');
const later = new Date('2026-11-20T16:00:01Z');

test('each purpose has its own key and id, and none equals the secret', () => {
  const keys = createKeys({ roots: [old], bareUntil: null });
  const signing = purposes.map((purpose) => keys.signing(purpose, noon));
  const secrets = [old, ...signing.map(({ secret }) => secret)].map((secret) => secret.toString('hex'));
  expect(new Set(secrets).size).toBe(purposes.length + 1);
  expect(new Set(signing.map(({ kid }) => kid)).size).toBe(purposes.length);
});

test('a key is the same in every version of the server', () => {
  const { secret, kid } = createKeys({ roots: [old], bareUntil: null }).signing('session', noon);
  expect([secret.toString('hex'), kid]).toEqual([
    '46441bd88ca51858544a7dc3ed7e0af84496927044a9c09928884b3e14a40a6f',
    '83Ve-Mdw',
  ]);
});

test('the time of issue decides which form signs, to the millisecond', () => {
  const keys = createKeys({ roots: [old], bareUntil: noon });
  expect([keys.signing('link', noon).kid, keys.signing('link', later).kid]).toEqual([null, expect.any(String)]);
  const seconds = noon.getTime() / 1000;
  const without = (iat: number) => keys.verifying('link', undefined, iat).length;
  expect([without(seconds), without(seconds + 1), without(Number.POSITIVE_INFINITY)]).toEqual([1, 0, 0]);
});

test('the previous secret verifies and no longer signs', () => {
  const before = createKeys({ roots: [old], bareUntil: null });
  const keys = createKeys({ roots: [next, old], bareUntil: null });
  const written = before.hash('activation', noon, 'x');
  expect([keys.isHash('activation', noon, 'x', written), keys.hash('activation', noon, 'x') === written]).toEqual([
    true,
    false,
  ]);
});

test('a code mailed before a secret change stays valid', () => {
  const request = { id: 'x', pedido: noon };
  const mailed = createDeviceCodes(createKeys({ roots: [old], bareUntil: null })).of(request);
  const during = createDeviceCodes(createKeys({ roots: [next, old], bareUntil: null }));
  const after = createDeviceCodes(createKeys({ roots: [next], bareUntil: null }));
  expect([mailed, during.of(request)].map((code) => during.isRight(request, code))).toEqual([true, true]);
  expect(after.isRight(request, mailed)).toBe(false);
});

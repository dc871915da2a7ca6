import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDeclarationSeal, keyId } from './declaration-seal';

const key = () => randomBytes(32);
const answers = [{ IdCatalogoSintoma: '101', campoAdicional: 'Losartán 50 mg', esUsted: true }];

test('round-trips, with a different ciphertext each time', () => {
  const seal = createDeclarationSeal([key()]);
  const [one, other] = [seal.seal('a', answers), seal.seal('a', answers)];
  expect(seal.open('a', one)).toEqual(answers);
  expect(one.cifrado).not.toBe(other.cifrado);
});

test('ciphertext and length reveal nothing', () => {
  const seal = createDeclarationSeal([key()]);
  const { cifrado } = seal.seal('a', answers);
  expect(Buffer.from(cifrado, 'base64').toString('latin1')).not.toContain('Losart');
  expect(seal.seal('a', []).cifrado).toHaveLength(cifrado.length);
  expect(seal.seal('a', Array(60).fill(answers[0])).cifrado).toHaveLength(cifrado.length);
});

test('fails for another application, a changed byte and another key', () => {
  const seal = createDeclarationSeal([key()]);
  const sealed = seal.seal('a', answers);
  const bytes = Buffer.from(sealed.cifrado, 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(() => seal.open('b', sealed)).toThrow();
  expect(() => seal.open('a', { ...sealed, cifrado: bytes.toString('base64') })).toThrow();
  const stranger = createDeclarationSeal([key()]);
  expect(stranger.opens(sealed.llave)).toBe(false);
  expect(() => stranger.open('a', sealed)).toThrow(`no key ${sealed.llave}`);
});

test('the first key encrypts, previous keys still decrypt, and a key id reveals no byte of the key', () => {
  const [before, now] = [key(), key()];
  const sealed = createDeclarationSeal([before]).seal('a', answers);
  const seal = createDeclarationSeal([now, before]);
  expect([seal.opens(sealed.llave), seal.open('a', sealed)]).toEqual([true, answers]);
  expect([seal.llave, seal.seal('a', answers).llave]).toEqual([keyId(now), keyId(now)]);
  expect(keyId(now)).toMatch(/^[\w-]{12}$/);
  expect(now.toString('base64url')).not.toContain(keyId(now));
});

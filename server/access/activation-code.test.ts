import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createActivationCodes } from './activation-code';
import { createKeys } from './keys';

const keys = createKeys({ roots: [randomBytes(32)], bareUntil: null });
const first = { codigoAfiliado: '10000021', registrada: new Date('2026-11-20T12:00:00Z'), activacionFirmada: false };
const again = { ...first, activacionFirmada: true };

describe.each([true, false])('where activation links are signed: %s', (signed) => {
  const codes = createActivationCodes(keys, signed);

  test.each([
    ['a first registration', first, signed],
    ['one that took the place of another', again, true],
  ])('%s', (_, registration, isSigned) => {
    const written = codes.write(registration);
    expect(written.includes('.')).toBe(isSigned);
    expect([codes.codeIn(written), codes.isRight(written, registration)]).toEqual(['10000021', true]);
    expect(codes.isRight('10000021', registration)).toBe(!isSigned);
    expect(codes.isRight(`${written}.x`, registration)).toBe(false);
    const later = { ...registration, registrada: new Date('2026-11-21T12:00:00Z') };
    expect(codes.isRight(written, later)).toBe(!isSigned);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64urlOf, bytesOf } from './base64url';

test('bytes are written as Node writes them, and read again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = base64urlOf(Uint8Array.from(bytes).buffer);
      expect([text, bytesOf(text)]).toEqual([Buffer.from(bytes).toString('base64url'), Uint8Array.from(bytes)]);
    }),
  );
});

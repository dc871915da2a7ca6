import { expect, test } from 'vitest';
import { linkRefusalOf } from './link-refusal';

const failure = (status?: number) => ({ kind: 'sinServicio', mensaje: 'Del servidor.', ...(status ? { status } : {}) });

test('an expired, used or unknown link is a refusal; a failed call or a rejected token is not', () => {
  const refused = (enlaceRechazado: string) => ({ enlaceRechazado, mensaje: 'Del servidor.' });
  const given = [410, 401, 409, 400, 403, 404, 422, 429, 500, undefined].map((status) => failure(status));
  expect(given.map(linkRefusalOf)).toEqual([
    refused('vencido'),
    refused('vencido'),
    refused('usado'),
    refused('invalido'),
    refused('invalido'),
    refused('invalido'),
    null,
    null,
    null,
    null,
  ]);
  const ended = { ...failure(401), kind: 'sesionVencida' };
  const again = { ...failure(401), retryAfterMs: 0 };
  expect([ended, again, new TypeError('x'), 'x', null].map(linkRefusalOf)).toEqual([null, null, null, null, null]);
});

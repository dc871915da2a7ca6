import { expect, test } from 'vitest';
import { readBody } from '../../server/http/body';
import { contract } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';

const hold = { take: () => true, release: () => {} };
const endpoint = Object.values<Endpoint>(contract).find(({ bodyAs }) => bodyAs === 'multipart');

const read = (parts: number) => {
  if (endpoint === undefined) throw new Error('no call has a form with files');
  const form = new FormData();
  for (let part = 0; part < parts; part += 1) form.append(`campo${part}`, 'valor');
  return readBody(new Request('http://localhost/', { method: 'POST', body: form }), endpoint, {
    hold,
    silentMs: 1_000,
  });
};

test('a form of as many parts as twice the longest needs is read, one of more is not', async () => {
  expect(Object.keys(Object(await read(79)))).toHaveLength(79);
  await expect(read(80)).rejects.toMatchObject({ status: 413 });
});

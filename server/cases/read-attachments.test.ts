import { expect, test } from 'vitest';
import { freshJpeg } from '../../tests/server/files';
import { readAttachments } from './read-attachments';

const requirements = [
  { codigo: 'cedula', descripcion: 'Cedula', requerido: true, formatos: 'JPG', cantidad: 20, limiteMb: 2 },
];

test('yields to the event loop before each file of a form', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const files = Array.from({ length: 20 }, (_, index) => {
    const bytes = new Uint8Array(freshJpeg());
    const turnsAt = { before: -1 };
    return {
      turnsAt,
      file: {
        ...{ name: `Cedula${index}.jpg`, type: 'image/jpeg', size: bytes.length },
        arrayBuffer: async () => {
          turnsAt.before = turns;
          return bytes.buffer;
        },
      },
    };
  });
  await readAttachments(
    files.map(({ file }) => file),
    requirements,
  );
  clearImmediate(next);
  const seen = files.map(({ turnsAt }) => turnsAt.before);
  expect(new Set(seen).size).toBe(20);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

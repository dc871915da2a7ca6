import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wiringOf } from '../../studio/wirings';
import { readSource } from '../house/source-files';
import { discover, root } from '../paths/flows';

const flows = (await discover()).map(({ name }) => name);

// Screens are held to the same names by the compiler.
test('the studio knows how each flow is wired: a new one is a line in studio/wirings.ts', () => {
  expect(Object.keys(wiringOf).toSorted()).toEqual(flows);
});

test('a flow with a folder of screens has its page in studio/screens.tsx', () => {
  const folders = readdirSync(join(root, 'src/screens'));
  const unseen = [...readSource('studio/screens.tsx').text.matchAll(/^ {2}(\w+): null,$/gm)].map(([, name]) => name);
  expect(unseen).toEqual(['consumption', 'devices', 'member']);
  expect(unseen.filter((name) => folders.includes(name ?? ''))).toEqual([]);
});

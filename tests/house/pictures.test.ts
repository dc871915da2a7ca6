import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { discover } from '../../tools/explore/flows';
import { scenes } from '../../tools/pictures/scenes';

const folder = 'docs/pictures';

test('each flow has a scene, or shows nothing, and docs/pictures has the pictures of all', async () => {
  const flows = (await discover()).map(({ name }) => name);
  expect(Object.keys(scenes).toSorted()).toEqual(flows.toSorted());
  const shown = flows.filter((name) => typeof scenes[name] === 'string').map((name) => `${name}.webp`);
  const others = [
    'README.md',
    'portal.png',
    'studio.png',
    'proposal-difference.webp',
    'proposal-paths.webp',
    'together.webp',
  ];
  expect(readdirSync(folder).toSorted()).toEqual([...others, ...shown].toSorted());
});

test('docs/pictures stays below 6 MB', () => {
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThan(6_000_000);
});

import { expect, test } from 'vitest';
import { type AppRoute, routes } from '../../domain/rules/access/routes';
import { demoMenu } from './menu';

/** Pages of members that no menu lists, each with what leads there. */
const unlisted: Readonly<Record<string, string>> = {
  '/onboarding': 'the portal leads there when a member lacks contact data',
};

test('the menu lists each page of members, except those that something else leads to', () => {
  const all: readonly AppRoute[] = Object.values(routes);
  const pages = all.filter(({ guard }) => guard !== 'publica').map(({ path }) => path);
  const listed = [...Object.keys(unlisted), ...demoMenu.flatMap(({ url }) => url ?? [])];
  expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { sourceFiles } from '../../tests/house/source-files';
import { routeAt } from '../rules/access/routes';
import { help } from './help';

test('the answers lead to pages of members or visitors, and never to the log-in, which ends a session', () => {
  const places = help.questions.flatMap(({ enlace }) => (enlace === null ? [] : [routeAt(enlace.a)?.name]));
  expect(places.filter((name) => name === undefined || name === 'login')).toEqual([]);
});

test('the answers name buttons, pages and states as the portal does', () => {
  const shown = sourceFiles(['src/texts', 'src/flows', 'server/demo'], /texts[/.\w-]*\.ts$|demo\/menu\.ts$/)
    .map(({ text }) => text)
    .join('\n');
  const named = help.questions.flatMap(({ pregunta, respuesta }) =>
    [...[pregunta, ...respuesta].join(' ').matchAll(/«([^»]+)»/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !shown.includes(name))).toEqual([]);
});

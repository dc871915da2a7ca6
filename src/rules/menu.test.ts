import { expect, test } from 'vitest';
import { type MenuItem, type MenuLeaf, visibleItems } from './menu';

const leaf = (titulo: string, requireLogin: boolean): MenuLeaf => ({
  id: titulo,
  titulo,
  icono: '',
  url: `/${titulo}`,
  externo: false,
  requireLogin,
});
const item = (titulo: string, requireLogin: boolean, hijos: readonly MenuLeaf[] = []): MenuItem => ({
  ...leaf(titulo, requireLogin),
  hijos,
});

const open = leaf('cobertura', false);
const guarded = leaf('consumos', true);

test('[MENU-06] items with requireLogin true are hidden from anonymous users', () => {
  const items = [item('prestadores', false), item('pagos', true)];
  expect(visibleItems(items, false)).toEqual([item('prestadores', false)]);
  expect(visibleItems(items, true)).toEqual(items);
});

test('[MENU-07, MENU-09] a parent stays visible for any child without log-in, and shows only those', () => {
  expect(visibleItems([item('consultas', true, [open, guarded])], false)).toEqual([item('consultas', true, [open])]);
});

test('[MENU-08] a parent whose children all require login is hidden from anonymous users', () => {
  expect(visibleItems([item('consultas', false, [guarded])], false)).toEqual([]);
});

test('a member sees every child', () => {
  const items = [item('consultas', true, [open, guarded])];
  expect(visibleItems(items, true)).toEqual(items);
});

import { describe, expect, test } from 'vitest';
import { bottomBar, leadsTo, offersPage } from './menu';
import type { MenuItem, MenuLeaf } from './menu-item';
import { visibleItems } from './visible-items';

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

test('[MENU-07, MENU-09] to visitors a parent shows only its children without log-in', () => {
  expect(visibleItems([item('consultas', true, [open, guarded])], false)).toEqual([item('consultas', true, [open])]);
});

test('[MENU-08] a parent whose children all require login is hidden from anonymous users', () => {
  expect(visibleItems([item('consultas', false, [guarded])], false)).toEqual([]);
});

test('a member sees every child', () => {
  const items = [item('consultas', true, [open, guarded])];
  expect(visibleItems(items, true)).toEqual(items);
});

test('the menu offers a page by an item or by its child, but not by a link to another site', () => {
  const items = [item('consultas', true, [open]), { ...item('pagos', true), externo: true }, item('Carne/', true)];
  expect(['/cobertura', '/carne', '/pagos', '/solicitudes'].map((path) => offersPage(items, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('the bar of a phone', () => {
  const page = (url: string, hijos: readonly MenuLeaf[] = []): MenuItem => ({ ...item(url, false, hijos), url });
  const priority = ['/', '/consulta/prestadores', '/solicitudes', '/carne', '/pagos'];
  const titles = (items: readonly MenuItem[], authenticated = true) =>
    bottomBar(items, priority, authenticated).map(({ titulo }) => titulo);

  test('holds up to four items of the server’s menu, by priority', () => {
    const items = ['/pagos', '/citas', '/carne', '/solicitudes', '/consulta/prestadores', '/'].map((url) => page(url));
    expect(titles(items)).toEqual(['/', '/consulta/prestadores', '/solicitudes', '/carne']);
  });

  test('finds an item by its children too, and shows it once', () => {
    const consultas = page('', [
      { ...leaf('Prestadores', false), url: ' /Consulta/Prestadores// ' },
      { ...leaf('Carné', false), url: '/carne' },
    ]);
    expect(titles([page('/solicitudes'), { ...consultas, titulo: 'Consultas' }])).toEqual([
      'Consultas',
      '/solicitudes',
    ]);
    expect(titles([{ ...page(' / '), titulo: 'Inicio' }, page('/pagosx')])).toEqual(['Inicio']);
  });

  test('omits items that a visitor may not see, and external look-alikes', () => {
    const guarded = { ...page('/pagos'), requireLogin: true };
    expect(titles([guarded, { ...page('/carne'), externo: true }], false)).toEqual([]);
    expect(titles([guarded])).toEqual(['/pagos']);
  });
});

test('an item leads to the page of any of its children, in any spelling of the URL, and to no other page', () => {
  const consultas = item('Consultas', false, [
    { ...open, url: ' /Consulta/Cobertura/ ' },
    { ...open, url: '/citas', externo: true },
  ]);
  const leads = (...pages: string[]) => pages.map((page) => leadsTo(consultas, page));
  expect(leads('/consulta/cobertura', '/CONSULTA/cobertura/', '/consulta', '/citas', '/')).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { contract } from '../../contract';
import type { MenuItem } from '../access/menu-item';
import type { Maintenance } from './maintenance';
import { openPages } from './open-pages';
import { type MaintainedPage, maintainedPageAt, mayClose, pages, preventing, runningOn } from './pages';
import { services } from './services';

const ahora = Date.parse('2026-11-20T16:00:00Z');
const of = (from: number, to: number, ...llamadas: readonly string[]): Maintenance => ({
  desde: new Date(ahora + from * 60_000).toISOString(),
  hasta: new Date(ahora + to * 60_000).toISOString(),
  llamadas,
  frase: `${from}`,
});
const at = (pagina: MaintainedPage | null, ...lista: readonly Maintenance[]) => ({ pagina, lista, ahora });

const calls: readonly string[] = Object.values(pages).flatMap((page) => [...page.calls]);

test('each call of a page is one of the contract, and belongs to a service that operators can name', () => {
  const named: readonly string[] = Object.values(services).flat();
  expect(calls.filter((call) => !Object.hasOwn(contract, call) || !named.includes(call))).toEqual([]);
});

test('each service is told by a page, but the code of a device, which its dialog tells', () => {
  const silent = Object.entries(services).filter(([, own]) => !own.some((call) => calls.includes(call)));
  expect(silent.map(([name]) => name)).toEqual(['dispositivos']);
});

test.each<[string, object, MaintainedPage | null]>([
  ['/pagos', {}, 'payment'],
  ['/PAGOS/', {}, 'payment'],
  ['/pagos/movil/abc', {}, 'mobilePayment'],
  ['/solicitud/confirmacionPago/00', {}, null],
  ['/solicitudes', {}, 'requests'],
  ['/solicitudes', { caso: 1 }, 'requests'],
  ['/solicitudes', { nueva: 'reembolso' }, 'reembolso'],
  ['/solicitudes', { nueva: 'titular', documentos: '12' }, 'documentos'],
  ['/solicitudes', { editar: '12' }, 'edicion'],
  ['/carne', {}, 'card'],
  ['/login', {}, null],
  ['/toString', {}, null],
])('%s %o is %s', (pathname, search, page) => {
  expect(maintainedPageAt(pathname, search)).toBe(page);
});

test('only the calls of a page concern it', () => {
  expect([
    runningOn(at('payment', of(-5, 5, 'generarSession')))?.frase,
    runningOn(at('payment', of(-5, 5, 'historialConsumo'))),
    runningOn(at(null, of(-5, 5, 'generarSession'))),
  ]).toEqual(['-5', null, null]);
});

test('a wizard does not begin within fifteen minutes before, a page does', () => {
  const soon = [14, 15, 16].map((from) => preventing(at('payment', of(from, 60, 'generarSession')))?.frase);
  expect([soon, preventing(at('history', of(5, 60, 'historialConsumo')))]).toEqual([['14', '15', undefined], null]);
});

test('the card and the profile are never closed', () => {
  expect((['card', 'profile', 'payment', null] as const).map((pagina) => mayClose({ pagina }))).toEqual([
    ...[false, false],
    ...[true, false],
  ]);
});

test('what works meanwhile is what the menu leads to, without pages in maintenance', () => {
  const leaf = (url: string, externo = false) => ({
    ...{ id: url, titulo: url, icono: '', requireLogin: true },
    ...{ url, externo, hijos: [] },
  });
  const menu: MenuItem[] = [
    leaf('/pagos'),
    { ...leaf(''), hijos: [leaf('/solicitudes?nueva=reembolso'), leaf('/solicitudes'), leaf('/citas')] },
    leaf('/citas'),
    leaf('https://externo.example', true),
    leaf('/consulta/consumos'),
  ];
  const moment = at('payment', of(-5, 5, 'generarSession', 'historialConsumo'), of(10, 60, 'solicitudReembolso'));
  expect(openPages(menu, moment).map(({ url }) => url)).toEqual(['/solicitudes', '/citas']);
});

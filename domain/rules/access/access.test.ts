import { describe, expect, test } from 'vitest';
import type { SessionPhase } from '../session/session';
import { accessTo, type Known, type MenuState } from './access';
import type { Flags } from './flags';
import type { MenuItem } from './menu-item';
import { type AppRoute, type RouteName, routes } from './routes';

const flags = (verPerfil: boolean): Flags => ({
  disponibleMedicamentos: false,
  verNotificaciones: false,
  verNucleoFamiliar: false,
  verPerfil,
  verRedesSociales: false,
});

const item = (url: string, requireLogin: boolean, hijos: readonly MenuItem[] = []): MenuItem => ({
  id: url,
  titulo: url,
  icono: '',
  url,
  externo: false,
  requireLogin,
  hijos,
});

const loaded = (...items: MenuItem[]): MenuState => ({ estado: 'cargado', items });
/** What the demo serves: both searches open to anyone, all else for members. */
const usual = loaded(
  item('', false, [
    item('/Consulta/Prestadores', false),
    item('/consulta/cobertura/', false),
    item('/consulta/consumos', true),
  ]),
  item('/pagos', true),
);
const failed: MenuState = { estado: 'fallido' };
const pending: MenuState = { estado: 'pendiente' };

const access = (name: RouteName, known: Partial<Known>) =>
  accessTo(routes[name], { session: 'anonima', menu: usual, flags: flags(true), endUntold: false, ...known });

const all = Object.entries(routes) as [RouteName, AppRoute][];
const namesWith = (guard: AppRoute['guard']): RouteName[] =>
  all.flatMap(([name, route]) => (route.guard === guard ? [name] : []));

describe.each([
  ['[ROUTE-05]', 'home'],
  ['[ROUTE-08]', 'onboarding'],
  ['[ROUTE-10]', 'profile'],
  ['[ROUTE-13]', 'club'],
  ['[ROUTE-15]', 'requests'],
  ['[ROUTE-19]', 'history'],
  ['[ROUTE-24]', 'payment'],
  ['[ROUTE-26]', 'appointments'],
  ['[ROUTE-28]', 'card'],
] satisfies [string, RouteName][])('%s %s', (_, name) => {
  test('is guarded: an unauthenticated visitor goes to /login, a member gets in', () => {
    expect([access(name, {}), access(name, { session: 'autenticada' })]).toEqual(['toLogin', 'open']);
  });
});

test.each([
  ['listed without log-in', usual, 'open'],
  ['listed with log-in', loaded(item('/consulta/prestadores', true), item('/consulta/cobertura', true)), 'toLogin'],
  [
    'listed twice, once with log-in',
    loaded(
      item('/consulta/prestadores', false),
      item('/consulta/prestadores', true),
      item('/consulta/cobertura', true),
    ),
    'toLogin',
  ],
  ['not listed', loaded(item('/pagos', true)), 'toLogin'],
  ['only linked outside', loaded({ ...item('/consulta/prestadores', false), externo: true }), 'toLogin'],
  ['the menu failed', failed, 'toLogin'],
] satisfies [string, MenuState, string][])(
  '[ROUTE-17, ROUTE-21, ROUTE-22] the menu decides for both searches: %s',
  (_, menu, expected) => {
    expect([access('providers', { menu }), access('coverage', { menu })]).toEqual([expected, expected]);
    expect(access('providers', { menu, session: 'autenticada' })).toBe('open');
  },
);

test('[ROUTE-41] a page that the menu lists with a login requirement redirects visitors to /login', () => {
  expect([access('payment', {}), access('history', {})]).toEqual(['toLogin', 'toLogin']);
});

test('a menu item without log-in does not open a page that requires a session', () => {
  expect(access('payment', { menu: loaded(item('/pagos', false)) })).toBe('toLogin');
});

test('[ROUTE-42, ROUTE-43] a loaded menu without items redirects to /login, only from guarded pages', () => {
  const guarded = [...namesWith('sesion'), ...namesWith('menu')];
  const decisions = guarded.flatMap((name) =>
    (['anonima', 'autenticada'] as const).map((session) => access(name, { session, menu: loaded() })),
  );
  expect(new Set(decisions)).toEqual(new Set(['toLogin']));
  expect(new Set(namesWith('publica').map((name) => access(name, { menu: loaded() })))).toEqual(new Set(['open']));
});

test('[ROUTE-43] after a failed load the built-in route table decides', () => {
  expect(access('home', { menu: failed, session: 'autenticada' })).toBe('open');
  expect(access('home', { menu: failed })).toBe('toLogin');
});

test('[ROUTE-44] the public pages open without a session, before and after session, menu and flags have loaded', () => {
  expect(namesWith('publica')).toEqual([
    'login',
    'activation',
    'changePassword',
    'paymentConfirmation',
    'emailChange',
    'emailReversal',
    'planStatus',
    'mobilePayment',
    'wallet',
    'application',
    'help',
  ]);
  for (const session of ['pendiente', 'anonima', 'autenticada', 'sinServicio'] satisfies SessionPhase[])
    for (const menu of [pending, failed, usual, loaded()])
      for (const name of namesWith('publica')) expect(access(name, { session, menu, flags: null })).toBe('open');
});

test('[ROUTE-45] guards wait for session, menu and flags, and redirect nobody before', () => {
  const unsettled: Partial<Known>[] = [
    { session: 'pendiente' },
    { menu: pending },
    { flags: null },
    { session: 'autenticada', menu: pending },
    { session: 'autenticada', flags: null },
    { session: 'pendiente', menu: loaded() },
    { session: 'sinServicio' },
  ];
  expect(namesWith('sesion').flatMap((name) => unsettled.map((known) => access(name, known)))).toEqual(
    namesWith('sesion').flatMap(() => unsettled.map(() => 'wait')),
  );
});

test('public pages stay open when the session cannot be confirmed', () => {
  expect(access('providers', { session: 'sinServicio' })).toBe('open');
});

test('[SESS-22] a lost session leads from a page that only the menu makes public to the log-in; public pages stay', () => {
  expect([
    access('providers', { endUntold: true }),
    access('application', { endUntold: true }),
    access('providers', { endUntold: true, session: 'autenticada' }),
  ]).toEqual(['toLogin', 'open', 'open']);
});

test('[ROUTE-11] /profile with the flag verPerfil off redirects to /; the log-in comes first', () => {
  expect([
    access('profile', { session: 'autenticada', flags: flags(true) }),
    access('profile', { session: 'autenticada', flags: flags(false) }),
    access('profile', { flags: flags(false) }),
  ]).toEqual(['open', 'toHome', 'toLogin']);
});

test('[ROUTE-38] any other path redirects to /', () => {
  expect(accessTo(null, { session: 'pendiente', menu: pending, flags: null, endUntold: false })).toBe('toHome');
});

test('page addresses are unique, ignoring case', () => {
  const addresses = all.map(([, { path }]) => path.toLowerCase());
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

import { expect, test } from 'vitest';
import { type Claims, readSession, type Stored, sessionPhase } from './session';

const now = 1_700_000_000_000;
const claims: Claims = (token) =>
  token === 'ilegible' ? null : { codigoAfiliado: '1001', expiresAt: token === 'vencido' ? now : now + 1 };
const stored: Stored = { autenticado: 'true', token: 'bueno', lastActivity: String(now - 1000), motivo: null };
const read = (change: Partial<Stored>) =>
  readSession({ ...stored, ...change }, { now, passed: (moment) => moment <= now }, 900_000, claims);

test('[SESS-12, SESS-18] with the flag true and a valid token there is a session of the affiliate in the token', () => {
  expect(read({})).toEqual({ estado: 'abierta', codigoAfiliado: '1001' });
});

test('[SESS-15] with the flag false there is no session', () => {
  expect(read({ autenticado: 'false' })).toEqual({ estado: 'anonima', motivo: null });
});

test.each([[null], [''], ['1'], ['TRUE'], ['"true"'], ['{"autenticado":true}'], ['true ']])(
  'a flag of %j is no session',
  (autenticado) => {
    expect(read({ autenticado })).toEqual({ estado: 'anonima', motivo: null });
  },
);

test('keeps the reason why this tab’s last session ended, if known', () => {
  const known = [
    'salida',
    'llegada',
    'vencida',
    'inactividad',
    'otraPestana',
    'otroDispositivo',
    'club',
    'cuentaCerrada',
    'sinPaginas',
  ];
  const kept = [...known, '<b>', '', null].map((motivo) => read({ autenticado: 'false', motivo }));
  expect(kept).toEqual([...known, null, null, null].map((motivo) => ({ estado: 'anonima', motivo })));
});

test('[SESS-16, SESS-17] a missing, unreadable, too long or expired token closes a session whose flag is true', () => {
  const closed = { estado: 'cerrada', motivo: 'vencida' };
  expect([null, 'ilegible', 'vencido', 'x'.repeat(10_001)].map((token) => read({ token }))).toEqual([
    closed,
    closed,
    closed,
    closed,
  ]);
  expect(read({ token: 'x'.repeat(10_000) })).toEqual({ estado: 'abierta', codigoAfiliado: '1001' });
});

test('[IDLE-16] a timestamp older than the limit found at start-up closes the session', () => {
  expect(read({ lastActivity: String(now - 900_000) })).toEqual({ estado: 'cerrada', motivo: 'inactividad' });
  expect(read({ lastActivity: String(now - 899_999) })).toEqual({ estado: 'abierta', codigoAfiliado: '1001' });
});

test.each([[null], [''], ['NaN'], ['-1'], ['1e99'], ['1 day ago'], [String(now + 31_536_000_000)]])(
  'a timestamp of %j counts as now',
  (lastActivity) => {
    expect(read({ lastActivity })).toEqual({ estado: 'abierta', codigoAfiliado: '1001' });
  },
);

test('[SESS-23] the state of a session as the rest of the portal reads it', () => {
  const phase = (tag: string, codigoAfiliado: string) =>
    sessionPhase({ hasTag: (asked) => asked === tag, context: { codigoAfiliado } });
  expect([phase('cargando', '1001'), phase('error', '1001'), phase('', '1001'), phase('', '')]).toEqual([
    'pendiente',
    'sinServicio',
    'autenticada',
    'anonima',
  ]);
});

import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearClubMarks } from './clear-club-marks';
import { sessionStore } from './session-store';
import { safeStorage } from './storage';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (codigoAfiliado: string) => `${part({})}.${part({ codigoAfiliado })}.firma`;
const now = 1_700_000_000_000;

const opened = (stored: Record<string, string> = {}, remembered: Record<string, string> = {}) => {
  const [local, session] = [new Map(Object.entries(stored)), new Map(Object.entries(remembered))];
  const store = sessionStore({
    local: safeStorage(() => fakeArea(local)),
    session: safeStorage(() => fakeArea(session)),
    clocks: () => ({ now, passed: (moment) => moment <= now }),
    idleCloseMs: 900_000,
  });
  return { store, local, session };
};
const all = (...areas: Map<string, string>[]) => areas.map((area) => Object.fromEntries(area));

test('[SESS-01, SESS-02, SESS-06, SESS-09] log-in stores the flag, the token and the last activity in local storage', () => {
  const { store, local, session } = opened({ popupShown: 'true' }, { motivo_cierre: 'vencida' });
  store.open(token('1001'), now);
  expect(all(local, session)).toEqual([
    { popupShown: 'true', autenticado: 'true', token: token('1001'), lastActivity: String(now) },
    {},
  ]);
  expect([store.token(), store.reading()]).toEqual([token('1001'), { estado: 'abierta', codigoAfiliado: '1001' }]);
});

test('[SESS-08, SESS-09, SESS-10, SESS-11, IDLE-11] log-out removes the token, sets the flag to false and removes private data', () => {
  const { store, local, session } = opened(
    { club_beneficiario: 'true', popupShown: 'true', selectedImage: 'data:image/png;base64,AA' },
    { onboarding_shown_1001: 'true', club_visita: 'true' },
  );
  store.open(token('1001'), now);
  session.set('onboarding_shown_1001', 'true');
  store.close('inactividad');
  expect(all(local, session)).toEqual([
    { club_beneficiario: 'true', popupShown: 'true', autenticado: 'false' },
    { motivo_cierre: 'inactividad', cierre_sin_decir: 'true' },
  ]);
  expect([store.token(), store.reading()]).toEqual([null, { estado: 'anonima', motivo: 'inactividad' }]);
  store.open(token('1001'), now);
  expect(all(session)).toEqual([{}]);
});

test('[SESS-22] a session that was ended elsewhere leaves a mark in its tab until it has been reported', () => {
  const seen = (['vencida', 'inactividad', 'otraPestana', 'salida', 'llegada', 'club'] as const).map((reason) => {
    const { store } = opened();
    store.open(token('1001'), now);
    store.close(reason);
    const before = store.endUntold();
    store.endTold();
    return [reason, before, store.endUntold()];
  });
  expect(seen).toEqual([
    ['vencida', true, false],
    ['inactividad', true, false],
    ['otraPestana', true, false],
    ['salida', false, false],
    ['llegada', false, false],
    ['club', false, false],
  ]);
});

test('a session that its member closed from another device leaves its reason to all tabs, until the next log-in', () => {
  const { store, local } = opened();
  store.open(token('1001'), now);
  store.close('otroDispositivo');
  const told = [all(local), store.reading(), opened(Object.fromEntries(local)).store.reading()];
  store.open(token('1001'), now);
  const reading = { estado: 'anonima', motivo: 'otroDispositivo' };
  expect([told, local.has('motivo_cierre')]).toEqual([
    [[{ autenticado: 'false', motivo_cierre: 'otroDispositivo' }], reading, reading],
    false,
  ]);
});

test('[SESS-10] the number of a session that ended here stays, with the time, until the server has been told', () => {
  const numbered = `${part({})}.${part({ codigoAfiliado: '1001', jti: 'uno' })}.firma`;
  const left = (['salida', 'llegada', 'inactividad', 'vencida', 'otroDispositivo', 'cuentaCerrada'] as const).map(
    (reason) => {
      const { store, local } = opened();
      store.open(numbered, now);
      store.close(reason);
      return [local.get('salida_uno'), JSON.stringify(Object.fromEntries(local)).includes('firma')];
    },
  );
  const kept = [String(now), false];
  const told = [undefined, false];
  expect(left).toEqual([kept, kept, kept, told, told, told]);
});

test('a session that ended before this tab used it leaves no mark: the tab belongs to a visitor', () => {
  const { store } = opened();
  store.close('vencida');
  expect(store.endUntold()).toBe(false);
});

test('does not use another tab’s token until it adopts it', () => {
  const { store, local, session } = opened();
  store.open(token('1001'), now);
  local.set('token', token('2002'));
  expect([store.token(), store.reading()]).toEqual([token('1001'), { estado: 'abierta', codigoAfiliado: '2002' }]);
  session.set('motivo_cierre', 'vencida');
  store.adopt();
  expect([store.token(), all(session)]).toEqual([token('2002'), [{}]]);
});

test('forgets a session closed by another tab without touching storage', () => {
  const { store, local, session } = opened({}, { onboarding_shown_1001: 'true' });
  store.open(token('1001'), now);
  session.set('onboarding_shown_1001', 'true');
  const before = all(local);
  store.forget();
  expect([store.token(), all(local), all(session)]).toEqual([null, before, [{ cierre_sin_decir: 'true' }]]);
});

test('[IDLE-16] writes the last activity at most once a second, also after the clock was set back', () => {
  const { store } = opened();
  const written = [now, now + 999, now + 1000, now - 3_600_000].map((at) => {
    store.touch(at);
    return store.lastActivity();
  });
  expect(written).toEqual([String(now), String(now), String(now + 1000), String(now - 3_600_000)]);
});

test('[LOGIN-41] uses up the club intent on arrival, and remembers the visit across a reload', () => {
  const { store, local, session } = opened({ club_beneficiario: 'true' });
  const before = store.club();
  store.startClubVisit();
  expect([before, store.club(), all(local, session)]).toEqual(['intencion', 'visita', [{}, { club_visita: 'true' }]]);
  expect(opened().store.club()).toBe('no');
});

test("[CLUB-04] [CLUB-05] stores a visitor's intent, and drops it with the visit if they may not enter the club", () => {
  const { store, local, session } = opened({});
  store.intendClub();
  const intended = [store.club(), all(local, session)];
  store.startClubVisit();
  const area = (kept: Map<string, string>) => safeStorage(() => fakeArea(kept));
  clearClubMarks({ local: area(local), session: area(session) });
  expect([intended, store.club(), all(local, session)]).toEqual([
    ['intencion', [{ club_beneficiario: String(now) }, {}]],
    'no',
    [{}, {}],
  ]);
});

test.each([
  ['an hour', 3_600_000],
  ['an hour of a clock that was set back', -3_600_000],
])('[CLUB-04] the intent of a visitor who never logged in expires after %s', (_, passed) => {
  const intent = (asked: number) => ({ club_beneficiario: String(asked) });
  const old = opened(intent(now - passed));
  const fresh = opened(intent(now - passed + Math.sign(passed)));
  expect([old.store.club(), fresh.store.club()]).toEqual(['no', 'intencion']);
});

test('[LOGIN-02] allows the popup to be shown again', () => {
  const { store, local } = opened({ popupShown: 'true' });
  store.forgetPopup();
  expect(all(local)).toEqual([{}]);
});

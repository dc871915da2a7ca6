import { expect, test } from 'vitest';
import { pendingEmail } from '../../domain/rules/contact/pending-email';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearDrafts } from './clear-drafts';
import { forgetPendingEmails, pendingEmailStore } from './pending-email-store';
import { safeStorage } from './storage';

const hour = 3_600_000;
const change = pendingEmail('nueva@ejemplo.do');

const open = () => {
  const stored = new Map<string, string>();
  const area = safeStorage(() => fakeArea(stored));
  const clock = { now: 100 * hour };
  const of = (codigoAfiliado: string) => pendingEmailStore({ area, now: () => clock.now, codigoAfiliado });
  of('1001').keep(change);
  return { stored, area, clock, of };
};

test('a requested change is known to its member for a day, and is stored without the address', () => {
  const { stored, clock, of } = open();
  expect([of('1001').read(), of('2002').read(), [...stored.keys()]]).toEqual([change, null, ['borrador_1001_correo']]);
  expect([...stored.values()].join()).not.toContain('nueva');
  clock.now += 24 * hour;
  expect([of('1001').read(), stored.size]).toEqual([null, 0]);
});

test('a log-out forgets it, and so does a link that confirms or reverts a change', () => {
  for (const forget of [clearDrafts, forgetPendingEmails]) {
    const { stored, area } = open();
    stored.set('tema', 'oscuro');
    forget(area);
    expect([...stored.keys()]).toEqual(['tema']);
  }
  const { stored, area } = open();
  stored.set('borrador_1001_reimbursement', 'motivo');
  forgetPendingEmails(area);
  expect([...stored.keys()]).toEqual(['borrador_1001_reimbursement']);
});

test('an address stored whole is not read', () => {
  const { stored, of } = open();
  stored.set(
    'borrador_1001_correo',
    JSON.stringify({ desde: 100 * hour, datos: { ...change, correo: 'a@ejemplo.do' } }),
  );
  expect(of('1001').read()).toBeNull();
});

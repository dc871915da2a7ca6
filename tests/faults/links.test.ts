import { describe, test, vi } from 'vitest';
import { openLinkPage } from '../stand-ins/link-page';
import type { LinkPageName } from '../walks/link-addresses';
import { type Fault, faults } from './faults';
import { portalUnderFaults, spinnerLimit } from './portal-under-faults';

const clave = 'mangú con queso 7';
const walletToken = `e30.${Buffer.from('{"fileName":"nombre-de-24-letras.firma"}').toString('base64url')}.firma`;

interface Row {
  page: LinkPageName;
  call: string;
  rows: string;
  good: string;
  failed: string;
  expired: string;
  /** Faults that count as success, because the HTTP status of this call alone means success. */
  tolerated?: readonly string[];
}

const waitForPress = ['formulario.editando', 'porConfirmar', 'porRevertir'];
const done = ['F11', 'F12a', 'F12b'];
const table: readonly Row[] = [
  {
    page: 'activation',
    call: 'Autenticacion/activarCuenta',
    rows: '[ACT-05] [ACT-07]',
    good: 'activada',
    failed: 'fallido',
    expired: 'rechazada',
  },
  {
    page: 'changePassword',
    call: 'Autenticacion/cambiarClave',
    rows: '[PWD-11] [PWD-14]',
    good: 'cambiada',
    failed: 'formulario.sinCambio',
    expired: 'vencido',
  },
  {
    page: 'emailChange',
    call: 'autenticacion/estadoCambioCorreo',
    rows: '[MAILC-01]',
    good: 'confirmado',
    failed: 'fallido',
    expired: 'vencido',
  },
  {
    page: 'emailChange',
    call: 'autenticacion/confirmarCambioCorreo',
    rows: '[MAILC-06]',
    good: 'confirmado',
    failed: 'sinAplicar',
    expired: 'vencido',
    tolerated: done,
  },
  {
    page: 'emailReversal',
    call: 'autenticacion/estadoReversoCorreo',
    rows: '[MAILC-07]',
    good: 'revertido',
    failed: 'fallido',
    expired: 'vencido',
  },
  {
    page: 'emailReversal',
    call: 'autenticacion/reversarCambioCorreo',
    rows: '[MAILC-07]',
    good: 'revertido',
    failed: 'sinAplicar',
    expired: 'vencido',
    tolerated: done,
  },
  {
    page: 'planStatus',
    call: 'Afiliado/confirmarAfiliado',
    rows: '[PLANTOK-01]',
    good: 'mostrando',
    failed: 'fallido',
    expired: 'vencido',
  },
  {
    page: 'wallet',
    call: 'Billetera/obtener/archivo/ios',
    rows: '[WALLET-02]',
    good: 'ofreciendo',
    failed: 'fallido',
    expired: 'vencido',
  },
];

/** Without a session a 401 speaks of the link; so does a 403. */
const ends = ({ good, failed, expired, tolerated = [] }: Row, fault: Fault): string => {
  if (fault.ends === 'bien' || tolerated.includes(fault.id)) return good;
  if (fault.id === 'F6') return expired;
  return fault.id === 'F7' ? 'invalido' : failed;
};

for (const row of table)
  describe.concurrent(`${row.rows} a failed ${row.call} is reported on its page, and works at the next try`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(row.call, fault);
      const { actor, send, state, waits } = openLinkPage(
        row.page,
        row.page === 'wallet' ? walletToken : 'abc.def.ghi',
        portal.app,
      );
      const rest = () => vi.waitUntil(() => !waits(), spinnerLimit);
      const press = async () => {
        await rest();
        if (!waitForPress.includes(state() ?? '')) return;
        send({ type: 'ENVIAR', clave, repetida: clave });
        send({ type: 'APLICAR' });
        await rest();
      };
      await press();
      expect(state()).toBe(ends(row, fault));
      if (state() === row.failed) {
        portal.mend();
        send({ type: 'REINTENTAR' });
        send({ type: 'ENVIAR', clave, repetida: clave });
        await press();
        expect(state()).toBe(row.good);
      }
      expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
      actor.stop();
      await portal.close();
    });
  });

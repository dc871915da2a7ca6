import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import type { Member } from '../../src/wiring/deps';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

type Portal = Awaited<ReturnType<typeof portalUnderFaults>>;

const stored = { autenticado: 'true', token };

/** A 401 ends the session, and removes the member's data. */
const closed = ({ app }: Portal) =>
  vi.waitUntil(
    () => sessionPhase(app.session.getSnapshot()) === 'anonima' && app.member.getSnapshot() === null,
    spinnerLimit,
  );

interface Row {
  call: string;
  rows: string;
  part: keyof Pick<Member, 'account' | 'portrait' | 'consumption' | 'devices' | 'notifications'>;
  failed: string;
  good: string;
  /** What the decoder of this call reads as an answer all the same. */
  tolerated?: readonly string[];
}

const parts: readonly Row[] = [
  { call: 'Afiliado/nucleo/carnet', rows: '[SHELL-11]', part: 'account', failed: 'fallido', good: 'cargado' },
  {
    call: 'CRM/obtenerfotoperfil',
    rows: '[SHELL-07]',
    part: 'portrait',
    failed: 'fallido',
    good: 'cargado',
    // Nothing, null and a number are no photo.
    tolerated: ['F11', 'F12a', 'F12b'],
  },
  { call: 'HistorialConsumo/todos', rows: '[SHELL-20]', part: 'consumption', failed: 'fallido', good: 'cargado' },
  {
    call: 'autenticacion/ConsultarDispositivosSeguros',
    rows: '[HOME-18]',
    part: 'devices',
    failed: 'fallido',
    good: 'cargado',
  },
  {
    call: 'ClienteNotificacion/ConsCentralNotificaciones',
    rows: '[NOTIF-01]',
    part: 'notifications',
    failed: 'fallida',
    good: 'lista',
  },
];

const first = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.keys(value)[0] : value;

for (const { call, rows, part, failed, good, tolerated = [] } of parts)
  describe.concurrent(`${rows} ${call} fails alone, is only logged, and loads with the next connection`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const member = await waitForMember(portal);
      if (part === 'devices') member.devices.send({ type: 'RECARGAR' });
      const value = () => first(member[part].getSnapshot().value);
      if (fault.ends === 'sesionVencida') {
        await closed(portal);
        expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
      } else {
        const well = fault.ends === 'bien' || tolerated.includes(fault.id);
        await vi.waitUntil(() => value() === (well ? good : failed), spinnerLimit);
        expect(portal.logged.filter((line) => line.startsWith(part))).toEqual(
          well ? [] : [`${part}: no se pudo cargar`],
        );
        portal.mend();
        portal.setOnline(true);
        await vi.waitUntil(() => value() === good, spinnerLimit);
        if (part !== 'devices') member.devices.send({ type: 'RECARGAR' });
        await vi.waitFor(
          () =>
            expect(parts.map((one) => [one.part, first(member[one.part].getSnapshot().value)])).toEqual(
              parts.map((one) => [one.part, one.good]),
            ),
          spinnerLimit,
        );
      }
      expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
      await portal.close();
    });
  });

describe.concurrent('[HOME-20] Ajuste/slider fails in its place, with a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Ajuste/slider', fault, stored);
    await waitForMember(portal);
    const slides = portal.startSlides();
    await vi.waitUntil(() => !slides.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') await closed(portal);
    expect(slides.getSnapshot().value).toBe(fault.ends === 'bien' ? 'unaSola' : 'fallida');
    if (fault.ends !== 'bien' && fault.ends !== 'sesionVencida') {
      portal.mend();
      slides.send({ type: 'REINTENTAR' });
      await vi.waitUntil(() => slides.getSnapshot().value === 'unaSola', spinnerLimit);
    }
    expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
    slides.stop();
    await portal.close();
  });
});

for (const [call, part, other] of [
  ['Ajuste/popup', 'anuncio', 'mostrandoAlerta'],
  ['Ajuste/alerta/personalizada', 'alerta', 'mostrandoAnuncio'],
] as const)
  describe.concurrent(`[HOME-20] ${call} fails independently of the other, and loads with the next connection`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      await waitForMember(portal);
      const home = portal.startHome();
      await vi.waitUntil(() => !home.getSnapshot().hasTag('cargando'), spinnerLimit);
      if (fault.ends === 'sesionVencida') {
        await closed(portal);
      } else if (fault.ends === 'bien') {
        expect([home.getSnapshot().value, home.getSnapshot().context.mensaje]).toEqual([
          'mostrandoAnuncio',
          'Actualice su teléfono.',
        ]);
      } else {
        expect(home.getSnapshot().value).toBe(other);
        home.send({ type: 'CERRAR' });
        // What had not answered when the other was shown is asked for once more.
        await vi.waitUntil(() => home.getSnapshot().value === 'tranquilo', spinnerLimit);
        expect(home.getSnapshot().context.fallidas).toEqual([part]);
        portal.mend();
        portal.setOnline(true);
        const wanted = part === 'anuncio' ? 'mostrandoAnuncio' : 'mostrandoAlerta';
        await vi.waitUntil(() => home.getSnapshot().value === wanted, spinnerLimit);
      }
      expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
      home.stop();
      await portal.close();
    });
  });

import { vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import type { reimbursementMachine } from '../../machines/reimbursement/reimbursement.machine';
import { stateName } from '../../tools/explore/path-id';
import { fakeAttachments } from '../stand-ins/fake-attachments';
import type { requestForms } from '../stand-ins/request-forms';
import { withChildForm } from '../stand-ins/with-child-form';
import type { Fault } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

interface Asked {
  /** The logic made by the form's wiring. */
  make: (typeof requestForms)['reimbursement']['make'];
  /** What the services answer where nothing is wrong. */
  good: Record<string, object>;
  /** The added files: document and name. */
  adjuntos: readonly { tipo: string; nombre: string }[];
}

/** A request form of a logged-in member with one failing call, and the recorded calls. */
export const openRequest = async ({ make, good, adjuntos }: Asked, call: string, fault: Fault) => {
  const portal = await portalUnderFaults(call, fault, { autenticado: 'true', token }, good);
  await waitForMember(portal);
  const { attachments } = fakeAttachments({
    files: () => adjuntos.map(({ nombre }) => new File(['x'], nombre, { type: 'image/jpeg' })),
    summary: () => ({
      adjuntos: { faltan: [], cargados: adjuntos.length, requeridos: adjuntos.length, ocupado: false },
      archivos: adjuntos.length,
    }),
  });
  const { logic, input } = make({ deps: portal.app, attachments, numeroCaso: null, leave: () => {} });
  // The charts of all forms have these states and events, but different fields.
  const form = withChildForm(
    createActor(logic as never, { input } as never).start() as unknown as ActorRefFrom<typeof reimbursementMachine>,
  );
  const state = (): string => stateName(form.getSnapshot().value);
  const settled = () =>
    vi.waitUntil(
      () => !form.getSnapshot().hasTag('cargando') && !state().endsWith('.pidiendoRequisitos'),
      spinnerLimit,
    );
  await settled();
  return {
    portal,
    form,
    state,
    settled,
    /** The reason why the session ended, if it has. */
    expired: async () => {
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      return portal.app.session.getSnapshot().context.motivo;
    },
    /** How often a service was asked. */
    heard: (path: string) => portal.wire.heard.filter((one) => one.path.split('?')[0]?.endsWith(path)).length,
    write: (fields: Readonly<Record<string, string>>) => {
      for (const [campo, valor] of Object.entries(fields)) form.send({ type: 'ESCRIBIR', campo, valor } as never);
    },
    written: (field: string): unknown => Object(form.getSnapshot().context.borrador)[field],
    send: async () => {
      form.send({ type: 'REVISAR' });
      form.send({ type: 'ENVIAR' } as never);
      await settled();
    },
    close: async () => {
      form.stop();
      await portal.close();
    },
  };
};

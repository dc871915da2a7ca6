import { createActor, fromPromise } from 'xstate';
import { consCentralNotificaciones } from '../../../domain/contract/notificacion';
import { limitText } from '../../../domain/rules/calls/limit-text';
import { chartLimitMs } from '../../../domain/rules/policy';
import { notificationsBody, notificationsFlow } from '../../../machines/notifications/notifications.rules';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const freshMs = 60_000;

export const notificationsActor = ({ clock, client, policy, browser, kept, affiliate }: MemberDeps) => {
  const { codigoAfiliado, regimen } = affiliate;
  const limite = chartLimitMs(policy.readLimitMs);
  const logic = wire(notificationsFlow, {
    actors: {
      consultarNotificaciones: fromPromise(({ input, signal }) =>
        client.call(consCentralNotificaciones, { body: notificationsBody(input) }, signal),
      ),
    },
    delays: { limite, esperaPlan: limite + 500, vigencia: freshMs },
    actions: {
      registrarFallo: () => browser.log('notifications: no se pudo cargar'),
      guardarLeidas: ({ context }) => kept.keepReadMarks(codigoAfiliado, context.leidas),
    },
  });
  return createActor(logic, {
    ...clock,
    id: 'notifications',
    input: { codigoAfiliado, regimen: limitText(regimen, 80), leidas: kept.readMarks(codigoAfiliado) },
  });
};

import { createActor, fromPromise } from 'xstate';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { enlacesNotificaciones } from '../../../domain/contract/extras/notificaciones-enlaces';
import { consCentralNotificaciones } from '../../../domain/contract/notificacion';
import { limitText } from '../../../domain/rules/calls/limit-text';
import { chartLimitMs } from '../../../domain/rules/policy';
import { linksQuery, notificationsBody, notificationsFlow } from '../../../machines/notifications/notifications.rules';
import { settingsBlock } from '../../platform/document';
import { extraCall } from '../../wiring/calls/extra-call';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

const freshMs = 60_000;

export const notificationsActor = (
  { clock, client, policy, browser, kept, affiliate }: MemberDeps,
  extras = readExtras(settingsBlock()),
) => {
  const { codigoAfiliado, regimen } = affiliate;
  const extra = extraCall(client, extras);
  const limite = chartLimitMs(policy.readLimitMs);
  const logic = wire(notificationsFlow, {
    actors: {
      consultarNotificaciones: fromPromise(({ input, signal }) =>
        client.call(consCentralNotificaciones, { body: notificationsBody(input) }, signal),
      ),
      consultarEnlaces: fetchingLogic(
        { policy, browser },
        async (signal, loaded: number) =>
          (await extra(enlacesNotificaciones, { query: linksQuery(loaded) }, signal)) ?? [],
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

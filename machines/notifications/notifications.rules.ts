import { assign } from 'xstate';
import type { Request } from '../../domain/contract/endpoint';
import type { enlacesNotificaciones } from '../../domain/contract/extras/notificaciones-enlaces';
import type { consCentralNotificaciones } from '../../domain/contract/notificacion';
import { loadedBelow, withPage } from '../../domain/rules/notices/notifications';
import { type Evento, notificationsMachine, type Pregunta } from './notifications.machine';

/** The request body of a page. */
export const notificationsBody = (asked: Pregunta): Request<typeof consCentralNotificaciones>['body'] => ({
  contrato: asked.codigoAfiliado,
  regimen: asked.regimen,
  plan: asked.plan,
  numeroDePagina: asked.pagina,
  registroPorPagina: 10,
});

/** The service says it of a hundred at most. */
export const linksQuery = (loaded: number): Request<typeof enlacesNotificaciones>['query'] => ({
  cuantas: Math.min(loaded, 100),
});

/** The page of a list that came; null: none did. */
const listed = (event: Evento) =>
  'output' in event && event.type !== 'xstate.done.actor.enlaces' ? event.output : null;

export const notificationsFlow = notificationsMachine.provide({
  actions: {
    anotarPrimera: assign(({ context, event }) => {
      const primera = listed(event);
      if (primera === null) return {};
      const siguen = loadedBelow(context.items, primera);
      return siguen.length > 0
        ? { items: [...primera, ...siguen] }
        : { items: primera, paginas: 1, hayMas: primera.length >= 10 };
    }),
    anotarSiguiente: assign({
      items: ({ context, event }) => withPage(context.items, listed(event) ?? []),
    }),
  },
});

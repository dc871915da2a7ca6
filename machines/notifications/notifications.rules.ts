import { assign } from 'xstate';
import type { Request } from '../../domain/contract/endpoint';
import type { consCentralNotificaciones } from '../../domain/contract/notificacion';
import { loadedBelow, withPage } from '../../domain/rules/notices/notifications';
import { notificationsMachine, type Pregunta } from './notifications.machine';

/** The request body of a page. */
export const notificationsBody = (asked: Pregunta): Request<typeof consCentralNotificaciones>['body'] => ({
  contrato: asked.codigoAfiliado,
  regimen: asked.regimen,
  plan: asked.plan,
  numeroDePagina: asked.pagina,
  registroPorPagina: 10,
});

export const notificationsFlow = notificationsMachine.provide({
  actions: {
    anotarPrimera: assign(({ context, event }) => {
      if (!('output' in event)) return {};
      const [primera, siguen] = [event.output, loadedBelow(context.items, event.output)];
      return siguen.length > 0
        ? { items: [...primera, ...siguen] }
        : { items: primera, paginas: 1, hayMas: primera.length >= 10 };
    }),
    anotarSiguiente: assign({
      items: ({ context, event }) => ('output' in event ? withPage(context.items, event.output) : context.items),
    }),
  },
});

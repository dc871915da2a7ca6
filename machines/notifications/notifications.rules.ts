import { assign } from 'xstate';
import { loadedBelow, withPage } from '../../domain/rules/notices/notifications';
import { notificationsMachine } from './notifications.machine';

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

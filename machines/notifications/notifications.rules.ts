import { assign } from 'xstate';
import { withPage } from '../../src/rules/notifications';
import { notificationsMachine } from './notifications.machine';

export const notificationsFlow = notificationsMachine.provide({
  actions: {
    anotarSiguiente: assign({
      items: ({ context, event }) => ('output' in event ? withPage(context.items, event.output) : context.items),
    }),
  },
});

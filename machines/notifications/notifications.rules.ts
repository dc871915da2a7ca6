import { assign } from 'xstate';
import { withPage } from '../../src/rules/notices/notifications';
import { notificationsMachine } from './notifications.machine';

export const notificationsFlow = notificationsMachine.provide({
  actions: {
    anotarSiguiente: assign({
      items: ({ context, event }) => ('output' in event ? withPage(context.items, event.output) : context.items),
    }),
  },
});

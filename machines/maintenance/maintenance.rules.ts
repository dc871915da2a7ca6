import { assign } from 'xstate';
import { unreadAnnouncement } from './announcements';
import { maintenanceMachine } from './maintenance.machine';

const [readEveryMs, justReadMs] = [300_000, 5_000];

export const maintenanceFlow = maintenanceMachine.provide({
  guards: {
    hayAnuncio: ({ context }) => unreadAnnouncement(context) !== null,
    tocaLeer: ({ context, event }) => 'ahora' in event && event.ahora - context.leidaEn >= readEveryMs,
    haceRato: ({ context, event }) => 'ahora' in event && Math.abs(event.ahora - context.leidaEn) >= justReadMs,
  },
  actions: {
    anotarCierre: assign({
      cerrados: ({ context }) => {
        const announced = unreadAnnouncement(context);
        return announced === null ? context.cerrados : [...context.cerrados, announced.key];
      },
    }),
  },
});

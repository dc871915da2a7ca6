import { formatMailTime } from '../mail/format-mail-time';
import { readAnnouncement, typedMoment } from '../maintenance/announcement';
import { announceMaintenance, listMaintenance, takeBackMaintenance } from '../maintenance/maintenance-rows';
import { StartProblem } from '../settings/start-problem';
import { messages } from '../texts/messages';
import { operateMessages as text } from '../texts/operate-messages';
import type { Verbs } from './verb';

/** Planned maintenance, which the portal announces an hour before. */
export const maintenanceVerbs: Verbs = {
  mantenimientos: {
    usage: 'mantenimientos',
    takes: (args) => args.length === 0,
    run: async ({ db, now }) => {
      const rows = await listMaintenance(db, now());
      const lines = rows.map(({ id, frase, desde, hasta, llamadas }) =>
        text.maintenance({
          ...{ id, frase },
          desde: formatMailTime(desde),
          hasta: formatMailTime(hasta),
          llamadas: llamadas.join(', '),
        }),
      );
      return lines.length === 0 ? text.noMaintenance : lines.join('\n');
    },
  },
  anunciar: {
    usage: 'anunciar <servicio,servicio> <desde> <hasta> <frase>',
    takes: (args) => args.length >= 4,
    run: async ({ db, now, args: [names = '', from = '', to = '', ...words] }) => {
      const announcement = {
        desde: typedMoment(from),
        hasta: typedMoment(to),
        nombres: names.split(','),
        frase: words.join(' '),
      };
      const read = readAnnouncement(announcement, now());
      if (typeof read === 'string')
        throw new StartProblem(read === messages.maintenance.noMoment ? text.noMoment : read);
      return text.announced(await announceMaintenance(db, now(), announcement));
    },
  },
  retirar: {
    usage: 'retirar <id>',
    takes: (args) => args.length === 1,
    run: async ({ db, now, args: [id = ''] }) => {
      if (!(await takeBackMaintenance(db, now(), id))) throw new StartProblem(messages.maintenance.noneToTakeBack);
      return text.takenBack;
    },
  },
};

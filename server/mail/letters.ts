import type { Db } from '../db/db';
import { heldMs, type MailQueue } from './mail-queue';
import { type MailKind, mailKinds } from './mail-texts';
import type { Outbox } from './outbox';

/** About a day. */
const mostTries = 30;
/** About a week: as long as the link lives that takes a change of the address back. */
const mostTriesOfNotices = 175;
/** Notices that their recipients did not ask for and get from nowhere else. */
const notices: readonly MailKind[] = [
  'registroReemplazado',
  'claveCambiada',
  'cuentaCerrada',
  'avisoCambioCorreo',
  'correoReversado',
  'reciboPago',
  'solicitudAfiliacion',
];
const awaited = mailKinds.filter((kind) => !notices.includes(kind));

interface Parts {
  db: Db;
  now: () => Date;
  outbox: Outbox;
  origin: string;
}

/** The mails of table `correos`: those with a link that somebody waits for, then the others. A newer version's kind is left to it. */
export const createLetters = ({ db, now, outbox, origin }: Parts): MailQueue => {
  const takeOf = (kinds: readonly MailKind[], most: number) =>
    db.query<{ id: string; plantilla: MailKind; intentos: number }>(
      `UPDATE correos SET intentos = intentos + 1, siguiente = $2 WHERE id IN (
         SELECT id FROM correos WHERE estado = 'pendiente' AND siguiente <= $1
           AND plantilla = ANY (string_to_array($3, ' '))
         ORDER BY siguiente, id LIMIT $4::integer FOR UPDATE SKIP LOCKED
       ) RETURNING id, plantilla, intentos`,
      [now(), new Date(now().getTime() + heldMs), kinds.join(' '), most],
    );

  return {
    take: async (most) => {
      const first = await takeOf(awaited, most);
      const taken = first.length < most ? [...first, ...(await takeOf(notices, most - first.length))] : first;
      return taken.map(({ id, plantilla, intentos }) => ({
        tries: intentos,
        mostTries: notices.includes(plantilla) ? mostTriesOfNotices : mostTries,
        write: async () => (await outbox.read(db, origin, 'WHERE k.id = $1', [id]))[0] ?? null,
        sent: async () => {
          await db.query(`UPDATE correos SET estado = 'enviado', enviado = $2 WHERE id = $1`, [id, now()]);
        },
        later: async (at, isTry) => {
          await db.query(`UPDATE correos SET siguiente = $2, intentos = intentos - $3::integer WHERE id = $1`, [
            id,
            at,
            isTry ? 0 : 1,
          ]);
        },
        lost: async () => {
          await db.query(`UPDATE correos SET estado = 'perdido' WHERE id = $1`, [id]);
        },
      }));
    },
  };
};

import { type PromiseName, promiseNames, promises } from '../../domain/rules/promises/promises';
import { maskEmail } from '../access/mask-email';
import type { NotMeTokens } from '../access/not-me-tokens';
import type { Db, Queries } from '../db/db';
import type { Log } from '../log/log';
import { compose } from '../mail/compose';
import { type DueMail, heldMs, type MailQueue } from '../mail/mail-queue';
import { memberAddress } from '../mail/member-address';
import type { Mail } from '../mail/outbox';
import { isStillTrue } from './is-still-true';
import { isRefused } from './notice-choices';
import { factsOf } from './notice-rows';
import { noticeTexts } from './notice-texts';

/** Any fixed number: of two servers that take at once one waits, so that no event of a case is in two mails. */
const turn = 8_217_004;
/** About a week. */
const mostTries = 175;

const joining = promiseNames.filter((name) => promises[name].joins).join(' ');
const known = promiseNames.join(' ');

export interface NoticeRow {
  id: string;
  promesa: PromiseName;
  codigoAfiliado: string;
  nombres: string;
  caso: string | null;
  factura: string | null;
  clave: string;
  momento: Date;
  vence: Date | null;
}

export const noticeColumns = `v.id, v.promesa, v.clave, v.codigo_afiliado AS "codigoAfiliado", a.nombres, v.caso, v.factura, v.momento,
  v.vence FROM avisos v JOIN afiliados a ON a.codigo = v.codigo_afiliado`;

/** Of the profile. */
const sections: Partial<Record<PromiseName, string>> = {
  contactoCambiado: 'contacto',
  llaveAgregada: 'seguridad',
  misDatosListos: 'seguridad',
};

const pageOf = ({ id, caso, factura, promesa, momento }: NoticeRow, notMe: NotMeTokens): string => {
  if (caso !== null) return `/solicitudes?caso=${encodeURIComponent(caso)}`;
  if (factura !== null) return '/pagos';
  if (promesa === 'ingresoNuevo') return notMe.pathOf({ id, momento });
  const section = sections[promesa];
  return section === undefined ? '/login' : `/profile?seccion=${section}`;
};

/** Where the links of mails lead. */
export interface MailLinks {
  origin: string;
  notMe: NotMeTokens;
}

/** The last event gives the mail its subject and its button; each is told, in the order in which they happened. */
export const writeNotices = (
  id: string,
  para: string,
  rows: readonly NoticeRow[],
  { origin, notMe }: MailLinks,
): Mail | null => {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const said = rows.map((row) =>
    noticeTexts[row.promesa](
      factsOf({ caso: row.caso, factura: row.factura, happened: row.momento, deadline: row.vence }),
    ),
  );
  const words = said.at(-1);
  if (words === undefined) return null;
  const parrafos = said.flatMap((one) => one.parrafos);
  return {
    id,
    para,
    momento: last.momento,
    ...compose(
      { ...words, parrafos, avance: words.parrafos[0] ?? '' },
      last.nombres,
      `${origin}${pageOf(last, notMe)}`,
    ),
  };
};

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  mailLinks: MailLinks;
}

/** The notices that are due, as mails: the nearest promise first. */
export const createNoticeQueue = ({ db, now, log, mailLinks }: Parts): MailQueue => {
  const takeRows = (queries: Queries, most: number, time: Date) =>
    queries.query<{ carta: string; intentos: number }>(
      `WITH debidos AS (
         SELECT id, carta, CASE WHEN promesa = ANY (string_to_array($2, ' ')) THEN caso END AS junta FROM avisos
         WHERE estado = 'pendiente' AND siguiente <= $1 AND promesa = ANY (string_to_array($3, ' '))
         ORDER BY plazo, id LIMIT $4::integer
       ), cartas AS (
         SELECT DISTINCT ON (coalesce(carta, junta, id)) coalesce(carta, id) AS carta, carta IS NULL AS nueva, junta, id
         FROM debidos ORDER BY coalesce(carta, junta, id), id
       ), tomados AS (
         SELECT id, carta FROM cartas
         UNION SELECT v.id, c.carta FROM cartas c JOIN avisos v ON v.carta = c.carta WHERE v.estado = 'pendiente'
         UNION SELECT v.id, c.carta FROM cartas c JOIN avisos v ON v.caso = c.junta
           WHERE c.nueva AND v.carta IS NULL AND v.estado = 'pendiente' AND v.promesa = ANY (string_to_array($2, ' '))
       ) UPDATE avisos v SET carta = t.carta, intentos = v.intentos + 1, siguiente = $5 FROM tomados t WHERE v.id = t.id
         RETURNING v.carta, v.intentos`,
      [time, joining, known, most, new Date(time.getTime() + heldMs)],
    );

  const end = (carta: string, ids: readonly string[], estado: 'anulado' | 'sinCanal') =>
    db.query(`UPDATE avisos SET estado = $2 WHERE carta = $1 AND id = ANY (string_to_array($3, ' '))`, [
      carta,
      estado,
      ids.join(' '),
    ]);

  const write = async (carta: string): Promise<Mail | null> => {
    const rows = await db.query<NoticeRow>(
      `SELECT ${noticeColumns} WHERE v.carta = $1 AND v.estado = 'pendiente' ORDER BY v.momento, v.clave`,
      [carta],
    );
    const still: NoticeRow[] = [];
    for (const row of rows) {
      const { codigoAfiliado, promesa } = row;
      const refused = await isRefused(db, { codigoAfiliado, tipo: promises[promesa].kind, canal: 'correo' });
      if (!refused && (await isStillTrue(db, row))) still.push(row);
      else await end(carta, [row.id], 'anulado');
    }
    const [first] = still;
    if (first === undefined) return null;
    const para = await memberAddress(db, first.codigoAfiliado);
    if (para !== null) return writeNotices(carta, para, still, mailLinks);
    log({ level: 'warn', event: 'noticeWithoutAddress', detail: first.promesa });
    await end(
      carta,
      still.map(({ id }) => id),
      'sinCanal',
    );
    return null;
  };

  /** What was told stays in the history of the case; the address only as its owner recognises it. */
  const sent = async (carta: string, { para }: Mail) => {
    await db.query(
      `WITH avisados AS (
         UPDATE avisos SET estado = 'enviado', enviado = $2 WHERE carta = $1 AND estado = 'pendiente' RETURNING caso
       ) INSERT INTO sucesos_caso (caso, momento, suceso, detalle)
         SELECT DISTINCT caso, $2::timestamptz, 'avisado', $3 FROM avisados WHERE caso IS NOT NULL`,
      [carta, now(), maskEmail(para)],
    );
  };

  const dueMail = ({ carta, intentos }: { carta: string; intentos: number }): DueMail => ({
    tries: intentos,
    mostTries,
    write: () => write(carta),
    sent: (mail) => sent(carta, mail),
    later: async (at, isTry) => {
      await db.query(
        `UPDATE avisos SET siguiente = $2, intentos = intentos - $3::integer WHERE carta = $1 AND estado = 'pendiente'`,
        [carta, at, isTry ? 0 : 1],
      );
    },
    lost: async () => {
      await db.query(`UPDATE avisos SET estado = 'perdido' WHERE carta = $1 AND estado = 'pendiente'`, [carta]);
    },
  });

  return {
    take: async (most) => {
      const rows = await db.tx(async (queries) => {
        await queries.query('SELECT pg_advisory_xact_lock($1)', [turn]);
        return takeRows(queries, most, now());
      });
      return [...new Map(rows.map((row) => [row.carta, row])).values()].map(dueMail);
    },
  };
};

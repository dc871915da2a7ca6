import { randomUUID } from 'node:crypto';
import { type PromiseName, timesOfNotice } from '../../domain/rules/promises/promises';
import type { Queries } from '../db/db';
import { formatMailTime } from '../mail/format-mail-time';
import { bellOrigins, type NoticeFacts, noticeTexts } from './notice-texts';

export interface Notice {
  promise: PromiseName;
  /** What makes it one: the same promise with the same key is told once. */
  key: string;
  codigoAfiliado: string;
  caso?: string;
  factura?: string;
  happened: Date;
  /** Until when the member can do something about it; of an invoice only the day counts. */
  deadline?: Date | null;
  /** What the bell says below its sentence. */
  detail?: string;
  /** The bell's row is there already. */
  inBell?: boolean;
}

export interface NoticeRows {
  /** In the transaction of what it tells, together with the row of the bell. false: it was there already. */
  add(queries: Queries, notice: Notice): Promise<boolean>;
}

const withoutHour = (moment: string) => moment.replace(/ a las? .*$/, '');

export const factsOf = (of: {
  caso?: string | null;
  factura?: string | null;
  happened: Date;
  deadline?: Date | null;
}): NoticeFacts => {
  const vence = of.deadline == null ? '' : formatMailTime(of.deadline);
  return {
    caso: of.caso ?? '',
    factura: of.factura ?? '',
    momento: formatMailTime(of.happened),
    vence: of.factura == null ? vence : withoutHour(vence),
  };
};

/** `hasChannel`: false where no mail can leave, so that nothing waits for one. */
export const createNoticeRows = ({ noticeJoinMs }: { noticeJoinMs: number }, hasChannel: boolean): NoticeRows => ({
  add: async (queries, notice) => {
    const { promise, key, codigoAfiliado, caso, factura, happened, deadline = null, detail = '', inBell } = notice;
    const { leaves, until } = timesOfNotice(promise, {
      happened: happened.getTime(),
      deadline: deadline?.getTime() ?? null,
      joinMs: noticeJoinMs,
    });
    const added = await queries.query(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, caso, factura, momento, vence, plazo, siguiente, estado)
       SELECT $1, $2, $3, codigo, $5, $6, $7, $8, $9, $10, $11 FROM afiliados WHERE codigo = $4
       ON CONFLICT (promesa, clave) DO NOTHING RETURNING id`,
      [
        ...[randomUUID(), promise, key, codigoAfiliado, caso ?? null, factura ?? null],
        ...[happened, deadline, new Date(until), new Date(leaves), hasChannel ? 'pendiente' : 'sinCanal'],
      ],
    );
    const { campana } = noticeTexts[promise](factsOf(notice));
    if (added.length === 0) return false;
    if (campana === null || inBell === true) return true;
    await queries.query(
      `INSERT INTO notificaciones (codigo, codigo_afiliado, momento, origen, descripcion, detalle, caso, factura)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        randomUUID(),
        codigoAfiliado,
        happened,
        bellOrigins[caso !== undefined ? 'caso' : factura !== undefined ? 'factura' : 'perfil'],
        campana,
        detail,
        caso ?? null,
        factura ?? null,
      ],
    );
    return true;
  },
});

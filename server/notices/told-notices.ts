import type { Queries } from '../db/db';
import { memberAddress } from '../mail/member-address';
import type { Mail } from '../mail/outbox';
import { type MailLinks, type NoticeRow, noticeColumns, writeNotices } from './notice-queue';

const atOnce = 200;

/** The mails that told something, as they would be written now; `carta` names one of them. */
export const toldNotices = async (
  queries: Queries,
  mailLinks: MailLinks,
  carta: string | null = null,
): Promise<Mail[]> => {
  const rows = await queries.query<NoticeRow & { carta: string }>(
    `SELECT v.carta, ${noticeColumns} WHERE v.estado = 'enviado' AND ($1::text IS NULL OR v.carta = $1)
     ORDER BY v.enviado DESC, v.carta, v.momento, v.clave LIMIT ${atOnce}`,
    [carta],
  );
  const mails: Mail[] = [];
  for (const id of new Set(rows.map((row) => row.carta))) {
    const told = rows.filter((row) => row.carta === id);
    const para = await memberAddress(queries, told[0]?.codigoAfiliado ?? '');
    const mail = writeNotices(id, para ?? '', told, mailLinks);
    if (mail !== null) mails.push(mail);
  }
  return mails;
};

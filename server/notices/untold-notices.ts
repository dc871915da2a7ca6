import { formatPhone } from '../../domain/rules/contact/phone';
import { mayRefuse } from '../../domain/rules/promises/notice-kinds';
import { calledPromises, callMs, type PromiseName, promises } from '../../domain/rules/promises/promises';
import type { Queries } from '../db/db';
import type { CallReason } from './call-texts';
import { isWorthACall } from './is-still-true';
import { factsOf } from './notice-rows';
import { noticeTexts } from './notice-texts';

/** A promise that no mail kept, for the person who calls the member. */
export interface UntoldNotice {
  id: string;
  codigoAfiliado: string;
  nombre: string;
  telefonos: readonly string[];
  aviso: string;
  /** What the mail would have said. */
  decir: string;
  caso: string | null;
  factura: string | null;
  desde: Date;
  /** Until when something can be done; of an invoice only the day counts. null: nothing ends. */
  hasta: Date | null;
  motivo: CallReason;
}

const halfDayMs = 43_200_000;
const countedAtMost = 1_000;

/** Word for word as in the index `avisos_por_llamar`, here and below. */
const ends = `CASE WHEN v.promesa <> 'facturaVencida' THEN v.vence END`;
/**
 * A server without mail ends its notices at once, without a letter (`carta`): the bell is its only channel, and nobody is
 * called about them. With one `sinCanal` is a member without an address.
 */
export const isUnkept = `v.avisado IS NULL AND (v.estado IN ('pendiente', 'perdido')
  OR (v.estado = 'sinCanal' AND v.carta IS NOT NULL) OR (v.estado = 'enviado' AND v.no_llego IS NOT NULL))`;

const kindOf = (row: string) =>
  `CASE ${row}.promesa ${calledPromises.map((name) => `WHEN '${name}' THEN '${promises[name].kind}'`).join(' ')} END`;
const refusable = calledPromises
  .filter((name) => mayRefuse(promises[name].kind, 'correo'))
  .map((name) => `'${name}'`)
  .join(', ');

/** $1 is now. Costs nothing beside the row itself. */
const isDue = `${isUnkept} AND ${kindOf('v')} IS NOT NULL AND (v.estado <> 'pendiente' OR v.plazo < $1)`;
/** $2 is half a day ago: the end of an invoice is the noon of its last day. */
const endsLater = `${ends} > $2 AND (v.factura IS NOT NULL OR ${ends} > $1)`;
const endsNever = `${ends} IS NULL AND v.momento > $3`;

const laterAbout = (what: 'caso' | 'factura') =>
  `(SELECT count(*) FROM avisos w WHERE w.${what} = v.${what} AND w.momento > v.momento AND w.estado <> 'anulado'
    AND ${kindOf('w')} = ${kindOf('v')})`;
const refused = `(SELECT count(*) FROM avisos_rechazados r
  WHERE r.codigo_afiliado = v.codigo_afiliado AND r.canal = 'correo' AND r.tipo = ${kindOf('v')})`;
/** Of one kind about one case or invoice the newest alone is told. */
const needsCall = `${isWorthACall} AND NOT ${laterAbout('caso')} > 0 AND NOT ${laterAbout('factura')} > 0
  AND NOT (v.promesa IN (${refusable}) AND ${refused} > 0)`;

const reason = `CASE WHEN v.estado = 'sinCanal' THEN 'sinCorreo' WHEN v.estado = 'enviado' THEN 'volvio'
  WHEN v.estado = 'perdido' THEN 'rechazado' ELSE 'tarde' END`;

const times = (now: Date) => [now, new Date(now.getTime() - halfDayMs), new Date(now.getTime() - callMs)];

interface Row {
  id: string;
  promesa: PromiseName;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  celular: string | null;
  residencial: string | null;
  caso: string | null;
  factura: string | null;
  momento: Date;
  vence: Date | null;
  hasta: Date | null;
  motivo: CallReason;
}

/** A number of another country stays as it is. */
const phoneText = (text: string): string =>
  /^(?:1?\d{10})$/.test(text.replace(/\D/g, '')) ? formatPhone(text) : text.trim();

const readRow = (row: Row): UntoldNotice => {
  const { id, codigoAfiliado, caso, factura, momento, vence, hasta, motivo } = row;
  const { asunto, parrafos } = noticeTexts[row.promesa](factsOf({ caso, factura, happened: momento, deadline: vence }));
  return {
    ...{ id, codigoAfiliado, caso, factura, hasta, motivo },
    nombre: `${row.nombres} ${row.apellidos}`.trim(),
    telefonos: [row.celular ?? '', row.residencial ?? ''].map(phoneText).filter((text) => text !== ''),
    aviso: asunto,
    decir: parrafos.join(' '),
    desde: momento,
  };
};

interface Page {
  now: Date;
  /** The last notice of the page before; null: the first page. */
  after: string | null;
  size: number;
}

const orderedBy = 'hasta, momento, id';
/** $4 is the size of a page, $5 to $7 the place of `after`; as text, because a Date has no microseconds. */
const found = (which: string, isAfter: string) =>
  `(SELECT v.id, ${ends} AS hasta, v.momento FROM avisos v WHERE ${isDue} AND ${which}${isAfter} AND ${needsCall}
    ORDER BY ${orderedBy} LIMIT $4::integer)`;
const pageOf = (isFirst: boolean) => {
  const place = '$6::text::timestamptz, $7';
  const laterEnd = isFirst ? '' : ` AND (${ends}, v.momento, v.id) > ($5::text::timestamptz, ${place})`;
  const later = isFirst ? '' : ` AND ($5::text IS NOT NULL OR (v.momento, v.id) > (${place}))`;
  return `SELECT v.id, v.promesa, v.codigo_afiliado AS "codigoAfiliado", a.nombres, a.apellidos,
      k.telefono_celular AS celular, k.telefono_residencial AS residencial, v.caso, v.factura, v.momento, v.vence, h.hasta,
      ${reason} AS motivo
    FROM (${found(endsLater, laterEnd)} UNION ALL ${found(endsNever, later)} ORDER BY ${orderedBy} LIMIT $4::integer) h
    JOIN avisos v ON v.id = h.id JOIN afiliados a ON a.codigo = v.codigo_afiliado
    LEFT JOIN contactos k ON k.codigo_afiliado = v.codigo_afiliado ORDER BY h.hasta, h.momento, h.id`;
};

/** The nearest end first, then what has none, the oldest first. */
export const readUntoldNotices = async (queries: Queries, { now, after, size }: Page): Promise<UntoldNotice[]> => {
  if (after === null) return (await queries.query<Row>(pageOf(true), [...times(now), size])).map(readRow);
  const [place] = await queries.query<{ hasta: string | null; momento: string }>(
    `SELECT (${ends})::text AS hasta, v.momento::text AS momento FROM avisos v WHERE v.id = $1`,
    [after],
  );
  if (place === undefined) return [];
  const values = [...times(now), size, place.hasta, place.momento, after];
  return (await queries.query<Row>(pageOf(false), values)).map(readRow);
};

const nearest = (which: string) =>
  `(SELECT v.* FROM avisos v WHERE ${isDue} AND ${which} ORDER BY ${ends}, v.momento, v.id LIMIT ${countedAtMost})`;

/** Of the thousand nearest of each order, so that it costs the same on a large table. */
export const countUntoldNotices = async (queries: Queries, now: Date): Promise<number> => {
  const [row] = await queries.query<{ n: number }>(
    `SELECT count(*) AS n FROM (${nearest(endsLater)} UNION ALL ${nearest(endsNever)}) v WHERE ${needsCall}`,
    times(now),
  );
  return row?.n ?? 0;
};

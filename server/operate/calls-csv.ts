import { byteOrderMark, csvLines } from '../../domain/rules/csv/csv-lines';
import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { noteStaffLooks } from '../access/looks';
import { callReasons } from '../notices/call-texts';
import { readUntoldNotices, type UntoldNotice } from '../notices/untold-notices';
import type { Operated } from './verb';

const atOnce = 500;
const zoneMs = 4 * 3_600_000;

const heading = [
  ...['Id', 'Código', 'Nombre', 'Teléfono', 'Otro teléfono', 'Aviso', 'Qué decir', 'Solicitud', 'Factura'],
  ...['Desde', 'Hasta', 'Por qué'],
];

/** 2026-11-20 12:05, which every spreadsheet sorts. */
const sortable = (time: Date): string => new Date(time.getTime() - zoneMs).toISOString().slice(0, 16).replace('T', ' ');

const cellsOf = (of: UntoldNotice): string[] => [
  ...[of.id, of.codigoAfiliado, of.nombre, of.telefonos[0] ?? '', of.telefonos[1] ?? '', of.aviso, of.decir],
  ...[of.caso ?? '', of.factura ?? '', sortable(of.desde)],
  of.hasta === null ? '' : of.factura === null ? sortable(of.hasta) : todayInSantoDomingo(of.hasta.getTime()),
  callReasons[of.motivo],
];

/** The whole list in pieces, so that a long one is never held at once. */
export const callsCsv = async function* (
  of: Pick<Operated, 'db' | 'now' | 'log'>,
): AsyncGenerator<{ text: string; rows: number }> {
  yield { text: `${byteOrderMark}${csvLines([heading])}`, rows: 0 };
  const now = of.now();
  let after: string | null = null;
  for (;;) {
    const page: UntoldNotice[] = await readUntoldNotices(of.db, { now, after, size: atOnce });
    await noteStaffLooks(
      of,
      'datos',
      page.map(({ codigoAfiliado }) => codigoAfiliado),
    );
    yield { text: csvLines(page.map(cellsOf)), rows: page.length };
    after = page.at(-1)?.id ?? null;
    if (page.length < atOnce) return;
  }
};

import type { Queries } from '../../db/db';

export interface CaseRecord {
  numero: string;
  tipo: string;
  titulo: string;
  /** The filer, and the affiliate that the case is about. */
  por: string;
  de: string;
  codigo: string;
  abierto: Date;
  estatus: string;
  estatusReembolso: string;
  devuelto: Date | null;
  respuesta: string;
  descripcion: string;
  datos: Readonly<Record<string, unknown>>;
}

export interface CaseDocument {
  id: string;
  nombre: string;
  tipo: string;
  octetos: number;
  reemplazado: Date | null;
}

const columns = `c.numero, c.tipo, t.titulo, c.abierto, c.estatus, c.estatus_reembolso AS "estatusReembolso", c.devuelto,
  c.respuesta, c.descripcion, c.datos, por.nombres || ' ' || por.apellidos AS por, de.nombres || ' ' || de.apellidos AS de,
  de.codigo
  FROM casos c JOIN tipos_solicitud t ON t.codigo = c.tipo JOIN afiliados por ON por.codigo = c.creado_por
  JOIN afiliados de ON de.codigo = c.codigo_afiliado`;
const atOnce = 300;

/** The newest first. */
export const readCases = (queries: Queries): Promise<CaseRecord[]> =>
  queries.query<CaseRecord>(`SELECT ${columns} ORDER BY c.abierto DESC, c.numero DESC LIMIT ${atOnce}`);

export const readCase = async (queries: Queries, numero: string): Promise<CaseRecord | undefined> => {
  const [found] = await queries.query<CaseRecord>(`SELECT ${columns} WHERE c.numero = $1`, [numero]);
  return found;
};

export const readCaseEvents = (queries: Queries, numero: string) =>
  queries.query<{ momento: Date; suceso: string; detalle: string }>(
    `SELECT momento, suceso, detalle FROM sucesos_caso WHERE caso = $1 ORDER BY id`,
    [numero],
  );

export const readCaseDocuments = (queries: Queries, numero: string): Promise<CaseDocument[]> =>
  queries.query<CaseDocument>(
    `SELECT id, nombre, tipo, octetos, reemplazado FROM documentos_caso WHERE caso = $1 ORDER BY orden`,
    [numero],
  );

import type { Queries } from '../db/db';
import { messages } from '../texts/messages';
import { timeZone } from './family';

export interface Question {
  id: number;
  pregunta: string;
  /** 1 date, 2 yes or no, 3 number. */
  idTipoPregunta: number;
  respuesta: string;
}

interface Facts {
  nacimiento: string;
  titular: boolean;
  complementario: boolean;
  afiliacion: string | null;
  nacimientoTitular: string;
  dependientes: number;
  nacimientoMenor: string | null;
  hayMenores: boolean;
}

const core = `FROM afiliados d WHERE d.codigo_titular = a.codigo AND d.codigo <> a.codigo AND d.estado <> 'cancelada'`;
const facts = `SELECT a.fecha_nacimiento AS nacimiento, a.tipo_afiliacion = 'TITULAR' AS titular,
    a.id_tipo_plan = 2 AS complementario, a.fecha_afiliacion AS afiliacion, t.fecha_nacimiento AS "nacimientoTitular",
    (SELECT count(*) ${core}) AS dependientes,
    (SELECT max(d.fecha_nacimiento) ${core}) AS "nacimientoMenor",
    EXISTS (SELECT 1 ${core}
      AND d.fecha_nacimiento > (($2::timestamptz AT TIME ZONE $3)::date - interval '18 years')) AS "hayMenores"
  FROM afiliados a JOIN afiliados t ON t.codigo = a.codigo_titular WHERE a.codigo = $1`;

const date = 1;
const yesOrNo = 2;
const number = 3;
const said = (yes: boolean) => (yes ? 'Si' : 'No');
const text = messages.questions;

/** Questions from the person's own records. A fact that the records lack yields no question. */
const askable = (of: Facts): Question[] => [
  { id: 1, pregunta: text.birthday, idTipoPregunta: date, respuesta: of.nacimiento },
  ...(of.titular
    ? [
        { id: 2, pregunta: text.dependants, idTipoPregunta: number, respuesta: String(of.dependientes) },
        { id: 7, pregunta: text.minors, idTipoPregunta: yesOrNo, respuesta: said(of.hayMenores) },
      ]
    : [{ id: 5, pregunta: text.holderBirthday, idTipoPregunta: date, respuesta: of.nacimientoTitular }]),
  ...(of.titular && of.nacimientoMenor !== null
    ? [{ id: 6, pregunta: text.youngestBirthday, idTipoPregunta: date, respuesta: of.nacimientoMenor }]
    : []),
  ...(of.afiliacion === null
    ? []
    : [
        { id: 3, pregunta: text.complementary, idTipoPregunta: yesOrNo, respuesta: said(of.complementario) },
        { id: 4, pregunta: text.affiliationYear, idTipoPregunta: number, respuesta: of.afiliacion.slice(0, 4) },
        { id: 8, pregunta: text.affiliationDay, idTipoPregunta: date, respuesta: of.afiliacion },
      ]),
];

/** Questions recorded at a service centre replace those of the same number. */
export const findQuestions = async (queries: Queries, codigoAfiliado: string, now: Date): Promise<Question[]> => {
  const [known] = await queries.query<Facts>(facts, [codigoAfiliado, now, timeZone]);
  const own = await queries.query<Question>(
    `SELECT id, pregunta, tipo AS "idTipoPregunta", respuesta FROM preguntas_propias WHERE codigo_afiliado = $1`,
    [codigoAfiliado],
  );
  const computed = known === undefined ? [] : askable(known);
  return [...computed.filter(({ id }) => !own.some((mine) => mine.id === id)), ...own].sort((a, b) => a.id - b.id);
};

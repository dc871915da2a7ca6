import type { Db } from '../db/db';
import type { DeclarationSeal, Sealed } from './declaration-seal';

export interface Arrived {
  numero: string;
  recibido: Date;
  plan: string;
  nombres: string;
  apellidos: string;
  dependientes: number;
}

type Fields = Readonly<Record<string, string>>;

/** A condition with the persons that it concerns and the typed detail. */
interface Declared {
  condicion: string;
  quien: readonly string[];
  texto: string;
}

export interface ReadApplication {
  solicitud: Fields;
  dependientes: readonly Fields[];
  declaracion: readonly Declared[];
}

const whose = {
  esUsted: 'usted',
  esPadre: 'padre',
  esMadre: 'madre',
  esHermano: 'hermano',
  esAbuelo: 'abuelo',
  esTio: 'tío',
  esOtro: 'otro',
} as const;
type Flag = keyof typeof whose;
type Answer = Readonly<Record<Flag, boolean>> & { IdCatalogoSintoma: string; campoAdicional: string };

const shownAtOnce = 100;
const documentType = (column: string) =>
  `CASE ${column} WHEN 1 THEN 'Cédula' WHEN 2 THEN 'Pasaporte' ELSE 'No aplica' END`;
const day = (column: string) => `to_char(${column}, 'DD-MM-YYYY')`;

/** What arrived, with the health answers in clear where the key is there. */
export const createApplicationReader = (db: Db, seal: DeclarationSeal | null) => {
  const answersOf = async (id: string): Promise<Answer[]> => {
    const [sealed] = await db.query<Sealed>(`SELECT llave, cifrado FROM declaraciones_salud WHERE formulario = $1`, [
      id,
    ]);
    // The server wrote this JSON from a validated request.
    return sealed === undefined || seal?.opens(sealed.llave) !== true ? [] : (seal.open(id, sealed) as Answer[]);
  };

  return {
    newest: () =>
      db.query<Arrived>(
        `SELECT f.numero, f.recibido, p.nombre AS plan, f.nombres, f.apellidos,
           (SELECT count(*) FROM dependientes_formulario d WHERE d.formulario = f.id) AS dependientes
         FROM formularios_afiliacion f JOIN planes_formulario p ON p.codigo = f.plan
         ORDER BY f.recibido DESC, f.id LIMIT ${shownAtOnce}`,
      ),

    one: async (numero: string): Promise<ReadApplication | null> => {
      const [form] = await db.query<Fields & { id: string }>(
        `SELECT f.id, f.nombres, f.apellidos, ${documentType('f.tipo_documento')} AS "tipoDocumento", f.documento,
           ${day('f.fecha_nacimiento')} AS "fechaNacimiento", f.sexo, f.nacionalidad, f.ocupacion, f.correo,
           f.estado_civil AS "estadoCivil", f.direccion, f.sector, f.ciudad, f.telefono, f.oficina, f.celular,
           p.nombre AS plan, m.nombre AS "formaPago", q.nombre AS "frecuenciaPago"
         FROM formularios_afiliacion f JOIN planes_formulario p ON p.codigo = f.plan
           JOIN formas_pago m ON m.codigo = f.forma_pago JOIN frecuencias_pago q ON q.codigo = f.frecuencia_pago
         WHERE f.numero = $1`,
        [numero],
      );
      if (form === undefined) return null;
      const { id, ...solicitud } = form;
      const dependientes = await db.query<Fields>(
        `SELECT d.nombres, d.apellidos, ${documentType('d.tipo_documento')} AS "tipoDocumento", d.documento,
           ${day('d.fecha_nacimiento')} AS "fechaNacimiento", d.sexo, d.nacionalidad, p.nombre AS parentesco
         FROM dependientes_formulario d JOIN dependientes_permitidos p ON p.codigo = d.parentesco
         WHERE d.formulario = $1 ORDER BY d.orden`,
        [id],
      );
      const symptoms = await db.query<{ codigo: string; descripcion: string }>(
        `SELECT codigo, descripcion FROM sintomas_formulario`,
      );
      const names = new Map(symptoms.map(({ codigo, descripcion }) => [codigo, descripcion]));
      const declaracion = (await answersOf(id)).map((answer) => ({
        condicion: names.get(answer.IdCatalogoSintoma) ?? answer.IdCatalogoSintoma,
        quien: (Object.keys(whose) as Flag[]).filter((flag) => answer[flag]).map((flag) => whose[flag]),
        texto: answer.campoAdicional,
      }));
      return { solicitud, dependientes, declaracion };
    },
  };
};

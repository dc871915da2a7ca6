import type { Queries } from '../db/db';

const columnOf = {
  telefonoCelular: 'telefono_celular',
  telefonoResidencial: 'telefono_residencial',
  idRegion: 'id_region',
  region: 'region',
  idProvincia: 'id_provincia',
  provincia: 'provincia',
  idMunicipio: 'id_municipio',
  municipio: 'municipio',
  calle: 'calle',
  noCasa: 'no_casa',
  apartamento: 'apartamento',
  edificio: 'edificio',
  sector: 'sector',
  correoElectronico: 'correo_electronico',
} as const;

export type ContactField = keyof typeof columnOf;
export type Contact = Record<ContactField, string>;
export type ContactPart = 'telefonos' | 'direccion' | 'correo';

export interface StoredContact extends Contact {
  debeActualizarDatosContacto: boolean | null;
}

interface Asking {
  debeActualizar: boolean | null;
  alDia: Readonly<Record<ContactPart, boolean>>;
  correoHasta: Date | null;
}

const fields = Object.keys(columnOf) as ContactField[];
const columns = fields.map((field) => `${columnOf[field]} AS "${field}"`).join(', ');

const blank: StoredContact = {
  ...(Object.fromEntries(fields.map((field) => [field, ''])) as Contact),
  debeActualizarDatosContacto: null,
};

export const contactRows = {
  /** A member without a row has no contact data yet. */
  read: async (queries: Queries, codigoAfiliado: string): Promise<StoredContact> => {
    const [contact] = await queries.query<StoredContact>(
      `SELECT ${columns}, debe_actualizar AS "debeActualizarDatosContacto" FROM contactos WHERE codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return contact ?? blank;
  },

  confirmed: async (queries: Queries, codigoAfiliado: string): Promise<Record<ContactPart, boolean>> => {
    const [row] = await queries.query<Record<ContactPart, boolean>>(
      `SELECT telefonos_al_dia AS telefonos, direccion_al_dia AS direccion, correo_al_dia AS correo
       FROM contactos WHERE codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return row ?? { telefonos: false, direccion: false, correo: false };
  },

  /** Until when a member in the onboarding may set their own e-mail address without confirming it. */
  mailUntil: async (queries: Queries, codigoAfiliado: string): Promise<Date | null> => {
    const [row] = await queries.query<{ hasta: Date | null }>(
      `SELECT correo_hasta AS hasta FROM contactos WHERE codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return row?.hasta ?? null;
  },

  write: async (
    queries: Queries,
    codigoAfiliado: string,
    change: Partial<Contact>,
    { debeActualizar, alDia, correoHasta }: Asking,
  ): Promise<void> => {
    await queries.query(`INSERT INTO contactos (codigo_afiliado) VALUES ($1) ON CONFLICT DO NOTHING`, [codigoAfiliado]);
    const changed = fields.flatMap((field) => {
      const value = change[field];
      return value === undefined ? [] : [[columnOf[field], value] as const];
    });
    await queries.query(
      `UPDATE contactos SET debe_actualizar = $2, telefonos_al_dia = $3, direccion_al_dia = $4, correo_al_dia = $5,
         correo_hasta = $6${changed.map(([column], index) => `, ${column} = $${index + 7}`).join('')}
       WHERE codigo_afiliado = $1`,
      [
        codigoAfiliado,
        debeActualizar,
        alDia.telefonos,
        alDia.direccion,
        alDia.correo,
        correoHasta,
        ...changed.map(([, value]) => value),
      ],
    );
  },
};

import type { Sent } from '../../domain/contract/endpoint';
import type { llavesAcceso } from '../../domain/contract/extras/llaves';
import type { Queries } from '../db/db';
import type { PublicKey } from './verify-passkey';

export interface Passkey extends PublicKey {
  codigoAfiliado: string;
  /** The random handle of its member. */
  usuario: string;
  transportes: string;
  nombre: string;
  creada: Date;
  ultimaVez: Date | null;
}

const columns = `identificador, codigo_afiliado AS "codigoAfiliado", usuario, clave_publica AS "clavePublica", contador,
  transportes, nombre, creada, ultima_vez AS "ultimaVez"`;

export const passkeysOf = (queries: Queries, codigoAfiliado: string): Promise<Passkey[]> =>
  queries.query<Passkey>(
    `SELECT ${columns} FROM llaves_acceso WHERE codigo_afiliado = $1 ORDER BY creada, identificador`,
    [codigoAfiliado],
  );

export const findPasskey = async (queries: Queries, identificador: string): Promise<Passkey | undefined> => {
  const [found] = await queries.query<Passkey>(`SELECT ${columns} FROM llaves_acceso WHERE identificador = $1`, [
    identificador,
  ]);
  return found;
};

/** The member's passkeys as the page shows them; `most`: how many there may be. */
export const listPasskeys = async (
  queries: Queries,
  codigoAfiliado: string,
  most: number,
): Promise<Sent<typeof llavesAcceso>> => {
  const found = await passkeysOf(queries, codigoAfiliado);
  return {
    llaves: found.map(({ identificador, nombre, creada, ultimaVez }) => ({
      codigo: identificador,
      nombre,
      creada: creada.toISOString(),
      ultimaVez: ultimaVez?.toISOString() ?? null,
    })),
    caben: Math.max(0, most - found.length),
  };
};

/** false: a passkey has this id already. */
export const addPasskey = async (queries: Queries, passkey: Passkey): Promise<boolean> => {
  const { identificador, codigoAfiliado, usuario, clavePublica, contador, transportes, nombre, creada } = passkey;
  const added = await queries.query(
    `INSERT INTO llaves_acceso (identificador, codigo_afiliado, usuario, clave_publica, contador, transportes, nombre, creada)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (identificador) DO NOTHING RETURNING identificador`,
    [identificador, codigoAfiliado, usuario, clavePublica, contador, transportes, nombre, creada],
  );
  return added.length === 1;
};

/** false: it was removed meanwhile, or used by a copy whose counter is as far. Authenticators without one tell 0. */
export const notePasskeyUse = async (
  queries: Queries,
  identificador: string,
  { contador, time }: { contador: number; time: Date },
): Promise<boolean> => {
  const used = await queries.query(
    `UPDATE llaves_acceso SET contador = $2, ultima_vez = $3
     WHERE identificador = $1 AND (contador < $2 OR (contador = 0 AND $2 = 0)) RETURNING identificador`,
    [identificador, contador, time],
  );
  return used.length === 1;
};

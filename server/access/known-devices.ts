import type { Queries } from '../db/db';
import type { Keys } from './keys';
import { deviceShape } from './open-sessions';

interface Parts {
  keys: Pick<Keys, 'hashes'>;
  now: () => Date;
}

interface Device {
  codigoAfiliado: string;
  /** The browser's random number; a browser that sends none is known by the words alone. */
  number: string | undefined;
  /** Coarse words of browser and system. */
  words: string;
}

/** From where a member logged in before. */
export const createKnownDevices = ({ keys, now }: Parts) => ({
  /** Its hash, if the member logged in before, and never from this one; else null. */
  noteIfNew: async (queries: Queries, { codigoAfiliado, number = '', words }: Device): Promise<string | null> => {
    const of = deviceShape.test(number) ? number : `sin número ${words}`;
    const [current = '', ...former] = keys.hashes('device', now(), `${codigoAfiliado} ${of}`);
    // The reading half sees the table as it was before the writing one.
    const [known] = await queries.query<{ este: boolean; alguno: boolean }>(
      `WITH ahora AS (
         INSERT INTO dispositivos_conocidos AS d (codigo_afiliado, huella, visto) VALUES ($1, $2, $4)
         ON CONFLICT (codigo_afiliado, huella) DO UPDATE SET visto = $4 WHERE d.visto < $4::timestamptz - interval '1 day'
       ) SELECT coalesce(bool_or(huella = ANY (string_to_array($3, ' '))), false) AS este, count(*) > 0 AS alguno
         FROM dispositivos_conocidos WHERE codigo_afiliado = $1`,
      [codigoAfiliado, current, [current, ...former].join(' '), now()],
    );
    return known?.alguno === true && !known.este ? current : null;
  },
});
export type KnownDevices = ReturnType<typeof createKnownDevices>;

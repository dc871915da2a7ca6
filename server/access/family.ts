import type { Whose } from '../../domain/contract/endpoint';
import type { Db } from '../db/db';
import type { Member } from '../http/caller';

/** The time zone of the insurer: the local date decides who is still a minor. */
export const timeZone = 'America/Santo_Domingo';

export const createFamily = (db: Db, now: () => Date) => ({
  /** A member may always use their own code. Only a titular may use other codes, and only those of their own core. */
  mayUse: async (member: Member, code: string, whose: Whose): Promise<boolean> => {
    if (code === member.codigoAfiliado) return true;
    if (whose === 'self') return false;
    const [found] = await db.query<{ menor: boolean }>(
      `SELECT otro.fecha_nacimiento > (($3::timestamptz AT TIME ZONE $4)::date - interval '18 years') AS menor
       FROM afiliados yo JOIN afiliados otro ON otro.codigo_titular = yo.codigo
       WHERE yo.codigo = $1 AND yo.tipo_afiliacion = 'TITULAR' AND otro.codigo = $2 AND otro.estado <> 'cancelada'`,
      [member.codigoAfiliado, code, now(), timeZone],
    );
    return found !== undefined && (whose === 'core' || found.menor);
  },
});
export type Family = ReturnType<typeof createFamily>;

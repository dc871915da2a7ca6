/** Why a session ended; the log-in page says it. */
export type EndReason =
  | 'salida'
  | 'llegada'
  | 'vencida'
  | 'inactividad'
  | 'otraPestana'
  /** Its member ended it from another session. */
  | 'otroDispositivo'
  | 'club'
  | 'correo'
  /** Its member closed the account; the server ended all its sessions. */
  | 'cuentaCerrada'
  /** From the inactivity warning, without a question: drafts stay. */
  | 'aviso'
  /** The menu holds nothing: no page is theirs. */
  | 'sinPaginas';

const endReasons: readonly string[] = [
  'salida',
  'llegada',
  'vencida',
  'inactividad',
  'otraPestana',
  'otroDispositivo',
  'club',
  'correo',
  'cuentaCerrada',
  'aviso',
  'sinPaginas',
] satisfies EndReason[];
export const isEndReason = (word: unknown): word is EndReason => typeof word === 'string' && endReasons.includes(word);

/** The member's data while a session is open. */
export interface Affiliate {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  tipoAfiliacion: string;
  regimen: string;
}

/** The state of the stored session. Only `abierta` continues, after the server's confirmation. */
export type Reading =
  | { estado: 'anonima'; motivo: EndReason | null }
  | { estado: 'cerrada'; motivo: EndReason }
  | { estado: 'abierta'; codigoAfiliado: string };

export interface Stored {
  autenticado: string | null;
  token: string | null;
  lastActivity: string | null;
  /** Why the last session of this tab ended. */
  motivo: string | null;
}

/** Reads claims only: whether the signature is right is for the server to say. */
export type Claims = (token: string) => { codigoAfiliado: string; expiresAt: number } | null;

const longestToken = 10_000;

/** The device's monotonic clock measures idleness; the server's clock decides when a token expires. */
export interface Clocks {
  now: number;
  passed(moment: number): boolean;
}

/**
 * A flag that is not exactly 'true' is a session that does not exist; with the flag, everything else must be right too.
 * A missing, unreadable or future time of last activity counts as now.
 */
export const readSession = (stored: Stored, { now, passed }: Clocks, idleCloseMs: number, claims: Claims): Reading => {
  if (stored.autenticado !== 'true')
    return { estado: 'anonima', motivo: isEndReason(stored.motivo) ? stored.motivo : null };
  const found = stored.token === null || stored.token.length > longestToken ? null : claims(stored.token);
  if (found === null || passed(found.expiresAt)) return { estado: 'cerrada', motivo: 'vencida' };
  const lastActivity = /^\d{1,15}$/.test(stored.lastActivity ?? '') ? Number(stored.lastActivity) : now;
  if (now - lastActivity >= idleCloseMs) return { estado: 'cerrada', motivo: 'inactividad' };
  return { estado: 'abierta', codigoAfiliado: found.codigoAfiliado };
};

/** `sinServicio`: there is a session, but the server could not identify its member. */
export type SessionPhase = 'pendiente' | 'anonima' | 'autenticada' | 'sinServicio';

export const sessionPhase = (snapshot: {
  hasTag(tag: 'cargando' | 'error'): boolean;
  context: { codigoAfiliado: string };
}): SessionPhase => {
  if (snapshot.hasTag('cargando')) return 'pendiente';
  if (snapshot.hasTag('error')) return 'sinServicio';
  return snapshot.context.codigoAfiliado === '' ? 'anonima' : 'autenticada';
};

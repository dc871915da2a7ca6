/** The life of a session, plus a minute of clock skew. */
const chargeableMs = 16 * 60_000;

/** Whether the gateway may still charge what this browser sent there; `ahora`: milliseconds, by the server's clock. */
export const isChargeable = ({ enviado, desde }: { enviado: boolean; desde: number }, ahora: number): boolean =>
  enviado && Math.abs(ahora - desde) < chargeableMs;

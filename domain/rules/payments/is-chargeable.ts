/** As long as a session may be charged, and a minute for two clocks that differ. */
const chargeableMs = 16 * 60_000;

/** Whether the gateway may still charge what this browser sent there; `ahora`: milliseconds, by the server's clock. */
export const isChargeable = ({ enviado, desde }: { enviado: boolean; desde: number }, ahora: number): boolean =>
  enviado && Math.abs(ahora - desde) < chargeableMs;

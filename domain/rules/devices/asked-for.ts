const validMs = 600_000;

/** Whether a code that was asked for, as a browser keeps it, may still be on its way. */
export const isAskedFor = (kept: object | null, now: number): boolean => {
  const { pedido }: { pedido?: unknown } = kept ?? {};
  return typeof pedido === 'number' && Math.abs(now - pedido) < validMs;
};

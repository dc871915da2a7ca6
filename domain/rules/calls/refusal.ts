/** The service itself said no, so nothing was written. Any other failure leaves that open. */
export const isRefusal = (error: unknown): boolean => {
  const { kind, status }: { kind?: unknown; status?: unknown } = Object(error);
  return kind === 'sesionVencida' || (kind === 'sinServicio' && typeof status === 'number' && status < 500);
};

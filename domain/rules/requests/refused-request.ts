/** The service itself said no, so nothing was created. A session that ended under way leaves that open, as a lost line does. */
export const isRefusedRequest = (error: unknown): boolean => {
  const { kind, status }: { kind?: unknown; status?: unknown } = Object(error);
  return (kind === 'sinServicio' || kind === 'sesionVencida') && typeof status === 'number' && status < 500;
};

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** W3C Trace Context: a new trace that the server records, beginning at this call. */
export const traceHeader = (): { traceparent: string } => ({ traceparent: `00-${hex(16)}-${hex(8)}-01` });

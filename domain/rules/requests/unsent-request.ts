import type { RequestForm } from './request-kinds';

/** A request stored in this browser. */
export interface UnsentRequest {
  forma: RequestForm;
  /** The case whose documents may not have arrived; null: no case is known. */
  caso: string | null;
  /** When it was stored, in milliseconds of the server. */
  desde: number;
  /** It was sent, and its outcome is unknown. */
  enviada: boolean;
}

import { type RequestForm, requestKinds } from './request-kinds';

/** What is known of a case that has just been created. */
export interface CaseReceipt {
  caso: string;
  tipo: RequestForm;
  /** Milliseconds, by the server. */
  hora: number;
  /** A phone that the form changed was not stored for the member. */
  sinTelefonos: boolean;
}

const isKind = (word: unknown): word is RequestForm => requestKinds.some(({ forma }) => forma === word);

/** Storage belongs to whoever holds the device: what cannot be read is none. */
export const readReceipt = (stored: object | null): CaseReceipt | null => {
  const { caso, tipo, hora, sinTelefonos }: Partial<Record<keyof CaseReceipt, unknown>> = Object(stored);
  if (typeof caso !== 'string' || !/^[\w-]{1,40}$/.test(caso) || !isKind(tipo)) return null;
  if (typeof hora !== 'number' || !Number.isFinite(hora)) return null;
  return { caso, tipo, hora, sinTelefonos: sinTelefonos === true };
};

/** Where a case can be found again; the address names nobody. */
export const caseAddress = (caso: string): string => `/solicitudes?caso=${encodeURIComponent(caso)}`;

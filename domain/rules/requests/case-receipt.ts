import * as v from 'valibot';
import { type RequestForm, requestKinds } from './request-kinds';

/** The receipt of a case just created. */
export interface CaseReceipt {
  caso: string;
  tipo: RequestForm;
  /** Milliseconds, by the server. */
  hora: number;
  /** A phone that the form changed was not stored for the member. */
  sinTelefonos: boolean;
}

export const caseNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

export const keptCaseReceipt = v.object({
  caso: caseNumber,
  tipo: v.picklist(requestKinds.map(({ forma }) => forma)),
  hora: v.pipe(v.number(), v.finite()),
  sinTelefonos: v.fallback(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, CaseReceipt>;

/** Where the page reloads once the case exists. */
export const receiptAddress = (tipo: RequestForm): string => `/solicitudes?recibo=${tipo}`;

/** The address of a case; contains no personal data. */
export const caseAddress = (caso: string): string => `/solicitudes?caso=${encodeURIComponent(caso)}`;

import * as v from 'valibot';
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

export const caseNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

export const keptCaseReceipt = v.object({
  caso: caseNumber,
  tipo: v.picklist(requestKinds.map(({ forma }) => forma)),
  hora: v.pipe(v.number(), v.finite()),
  sinTelefonos: v.fallback(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, CaseReceipt>;

/** Where a case can be found again; the address names nobody. */
export const caseAddress = (caso: string): string => `/solicitudes?caso=${encodeURIComponent(caso)}`;

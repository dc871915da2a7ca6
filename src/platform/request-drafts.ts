import { draftLimitMs } from '../../domain/rules/form/form-events';
import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import { draftPrefix } from './clear-drafts';
import { datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The name under which each form stores its draft. */
export const draftNames = {
  reembolso: 'reimbursement',
  preautorizacion: 'preauthorization',
  titular: 'holderAffiliation',
  dependiente: 'dependentAffiliation',
} as const satisfies Record<RequestForm, string>;

interface RequestDraft {
  forma: RequestForm;
  /** When it was stored, in milliseconds of the server. */
  desde: number;
  /** It was sent, and its outcome is unknown. */
  enviada: boolean;
}

const forms = Object.keys(draftNames) as RequestForm[];

/** The member's unfinished requests in this browser. */
export const requestDrafts = (local: SafeStorage, now: number, codigoAfiliado: string): readonly RequestDraft[] =>
  forms.flatMap((forma) => {
    const key = `${draftPrefix}${codigoAfiliado}_${draftNames[forma]}`;
    const draft = jsonStore(local, key, datedDraft).read();
    if (draft === null || draft.datos === null || Math.abs(now - draft.desde) >= draftLimitMs(key)) return [];
    return [{ forma, desde: draft.desde, enviada: Array.isArray(draft.datos.antes) }];
  });

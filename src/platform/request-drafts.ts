import { draftLimitMs } from '../../domain/rules/form/form-events';
import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import type { UnsentRequest } from '../../domain/rules/requests/unsent-request';
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

/** The name under which documents sent to a returned reimbursement are stored until they are known to have arrived. */
export const documentSendingName = (numeroCaso: string): string => `reimbursementEdit_${numeroCaso}`;

const forms = Object.keys(draftNames) as RequestForm[];

/** The member's unfinished requests in this browser. */
export const requestDrafts = (local: SafeStorage, now: number, codigoAfiliado: string): readonly UnsentRequest[] => {
  const keyOf = (name: string) => `${draftPrefix}${codigoAfiliado}_${name}`;
  const read = (key: string) => {
    const draft = jsonStore(local, key, datedDraft).read();
    return draft === null || draft.datos === null || Math.abs(now - draft.desde) >= draftLimitMs(key)
      ? null
      : { desde: draft.desde, datos: draft.datos };
  };
  const unsent = forms.flatMap((forma): readonly UnsentRequest[] => {
    const draft = read(keyOf(draftNames[forma]));
    if (draft === null) return [];
    const { antes, caso } = draft.datos;
    // An affiliation stores its case until its documents are known to be there.
    if (typeof caso === 'string') return [{ forma, caso, desde: draft.desde, enviada: true }];
    return [{ forma, caso: null, desde: draft.desde, enviada: Array.isArray(antes) }];
  });
  const prefix = keyOf(documentSendingName(''));
  const sent = local.keys(prefix).flatMap((key): readonly UnsentRequest[] => {
    const caso = key.slice(prefix.length);
    // A key with more after the case holds the names of its files.
    const draft = caso.includes('_') ? null : read(key);
    return draft === null ? [] : [{ forma: 'reembolso', caso, desde: draft.desde, enviada: true }];
  });
  return [...unsent, ...sent];
};

import { dependentAffiliationFlow } from '../../../machines/dependentAffiliation/dependentAffiliation.rules';
import { solicitudAfiliacionDependiente } from '../../contract/crm';
import { dependentPapers } from '../../rules/affiliation/affiliation-documents';
import {
  begunDependent,
  type DependentDraft,
  dependentBody,
  keptDependentFields,
} from '../../rules/affiliation/dependent-draft';
import { changedPhones } from '../../rules/requests/changed-phones';
import { affiliationParts } from '../../wiring/affiliation-parts';
import type { AttachmentsBeside } from '../../wiring/attachments-beside';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
  /** Of the case that is given what it lacks; null: a new request. */
  numeroCaso?: string | null;
  /** To the case that was given it. */
  leave?: (caso: string) => void;
}

export const dependentAffiliationLogic = ({ deps, attached, numeroCaso = null, leave = () => {} }: Parts) => {
  const { actors, delays, actions, input } = affiliationParts<DependentDraft>({
    deps,
    attached,
    numeroCaso,
    leave,
    flow: 'dependentAffiliation',
    tipo: { codigo: '2', forma: 'dependiente' },
    papers: dependentPapers,
    keptFields: keptDependentFields,
    begun: begunDependent,
    changed: changedPhones,
    create: (draft, contrato, signal) =>
      deps.client.call(solicitudAfiliacionDependiente, { query: { contrato }, body: dependentBody(draft) }, signal),
  });
  const logic = wire(dependentAffiliationFlow, {
    actors,
    delays,
    actions,
  });
  return { logic, input };
};

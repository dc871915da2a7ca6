import { holderAffiliationFlow } from '../../../machines/holderAffiliation/holderAffiliation.rules';
import { solicitudAfiliacionTitular } from '../../contract/crm';
import { holderPapers } from '../../rules/affiliation/affiliation-documents';
import { begunHolder, type HolderDraft, holderBody, keptHolderFields } from '../../rules/affiliation/holder-draft';
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

export const holderAffiliationLogic = ({ deps, attached, numeroCaso = null, leave = () => {} }: Parts) => {
  const { actors, delays, actions, input } = affiliationParts<HolderDraft>({
    deps,
    attached,
    numeroCaso,
    leave,
    flow: 'holderAffiliation',
    tipo: { codigo: '1', forma: 'titular' },
    papers: holderPapers,
    keptFields: keptHolderFields,
    begun: begunHolder,
    changed: (known, draft) => changedPhones(known, { ...draft, telefonoResidencial: '' }),
    create: (draft, contrato, signal) =>
      deps.client.call(solicitudAfiliacionTitular, { query: { contrato }, body: holderBody(draft) }, signal),
  });
  const logic = wire(holderAffiliationFlow, {
    actors,
    delays,
    actions,
  });
  return { logic, input };
};

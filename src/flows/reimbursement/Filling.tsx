import { useSelector } from '@xstate/react';
import { reimbursementForm } from '../../../machines/reimbursement/reimbursement-form';
import { RequestDocuments } from '../../parts/requests/RequestDocuments';
import { RequestForm } from '../../parts/requests/RequestForm';
import { reimbursementLines } from './Lines';
import type { ViewProps } from './reimbursement-ref';
import { TermsDialog } from './TermsDialog';
import { reimbursementFaultText, reimbursementGroups, reimbursementLabels } from './texts';

export const Filling = ({ actor, state, documents, picker }: ViewProps) => {
  const known = useSelector(actor, ({ context }) => context.requisitos !== null);
  const chosen = useSelector(actor, ({ context }) => context.borrador.tipo !== '');
  return (
    <>
      <RequestForm
        actor={actor}
        state={state}
        table={reimbursementForm}
        titles={reimbursementGroups}
        labels={reimbursementLabels}
        faults={reimbursementFaultText}
        lines={reimbursementLines}
        documents={
          <RequestDocuments chosen={chosen} actor={actor} state={state} form={known ? documents.form : null} />
        }
      />
      {(state === 'pidiendoTerminos' || state === 'leyendoTerminos') && <TermsDialog actor={actor} />}
      {state === 'buscandoPrestador' && picker((prestador) => actor.send({ type: 'PRESTADOR', prestador }))}
    </>
  );
};

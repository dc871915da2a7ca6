import { useSelector } from '@xstate/react';
import { applicantAt } from '../../../domain/rules/requests/applicant';
import { amountText, nameOf, reimbursementForm } from '../../../machines/reimbursement/reimbursement-form';
import { Review } from '../../parts/requests/Review';
import { CaseSubmissionScreen } from '../caseSubmission/CaseSubmissionScreen';
import type { ViewProps } from './reimbursement-ref';
import { reimbursementTexts } from './texts';
import { reimbursementGroups, reimbursementLabels, reimbursementFormTexts as words } from './texts-of-fields';

const stepOfPart = { servicio: 'gasto', cuenta: 'cuenta', contacto: 'cuenta', documentos: 'documentos' } as const;

export const Reviewing = ({ actor, documents }: ViewProps) => {
  const { borrador, listas } = useSelector(actor, ({ context }) => context);
  return (
    <CaseSubmissionScreen
      actor={useSelector(actor, ({ children }) => children.enviarCaso)}
      noCreada={reimbursementTexts.noCreada}
      review={(submission) => (
        <Review
          {...submission}
          table={reimbursementForm}
          titles={reimbursementGroups}
          labels={reimbursementLabels}
          shown={{
            ...borrador,
            tipo: nameOf(listas?.tipos ?? [], borrador.tipo),
            afiliado: applicantAt(listas?.solicitante.afiliados ?? [], borrador.afiliado)?.nombre ?? '',
            monto: amountText(borrador.monto),
            banco: nameOf(listas?.bancos ?? [], borrador.banco),
            tipoDocumento:
              borrador.tipoDocumento === 'Pasaporte' ? words.documentos.Pasaporte : words.documentos.Cedula,
          }}
          noCreada={reimbursementTexts.noCreada}
          documents={documents.list}
          steps={stepOfPart}
        />
      )}
    />
  );
};

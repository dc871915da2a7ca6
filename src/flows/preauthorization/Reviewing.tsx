import { useSelector } from '@xstate/react';
import { applicantAt } from '../../../domain/rules/requests/applicant';
import { typeAt } from '../../../machines/preauthorization/authorization-types';
import { preauthorizationForm } from '../../../machines/preauthorization/preauthorization-form';
import { Review } from '../../parts/requests/Review';
import { CaseSubmissionScreen } from '../caseSubmission/CaseSubmissionScreen';
import type { ViewProps } from './preauthorization-ref';
import { preauthorizationGroups, preauthorizationLabels, preauthorizationTexts as words } from './texts';

export const Reviewing = ({ actor, documents }: ViewProps) => {
  const { borrador, listas } = useSelector(actor, ({ context }) => context);
  return (
    <CaseSubmissionScreen
      actor={useSelector(actor, ({ children }) => children.enviarCaso)}
      noCreada={words.noCreada}
      review={(submission) => (
        <Review
          {...submission}
          table={preauthorizationForm}
          titles={preauthorizationGroups}
          labels={preauthorizationLabels}
          shown={{
            ...borrador,
            tipo: typeAt(listas?.tipos ?? [], borrador.tipo)?.descripcion ?? '',
            afiliado: applicantAt(listas?.solicitante.afiliados ?? [], borrador.afiliado)?.nombre ?? '',
          }}
          noCreada={words.noCreada}
          documents={documents.list}
        />
      )}
    />
  );
};

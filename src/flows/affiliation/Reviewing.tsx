import { useSelector } from '@xstate/react';
import { affiliationKinds } from '../../../domain/rules/affiliation/affiliation-form';
import { Review } from '../../parts/requests/Review';
import { CaseSubmissionScreen } from '../caseSubmission/CaseSubmissionScreen';
import type { ViewProps } from './affiliation-ref';
import { affiliationGroups, affiliationLabels, affiliationTexts as words } from './texts';

export const Reviewing = ({ actor, documents }: ViewProps) => {
  const { tipo, borrador } = useSelector(actor, ({ context }) => context);
  return (
    <CaseSubmissionScreen
      actor={useSelector(actor, ({ children }) => children.enviarCaso)}
      noCreada={null}
      review={(submission) => (
        <Review
          {...submission}
          table={affiliationKinds[tipo].form}
          titles={affiliationGroups[tipo]}
          labels={affiliationLabels}
          shown={borrador}
          noCreada={words.noCreada}
          documents={documents.list}
        />
      )}
    />
  );
};

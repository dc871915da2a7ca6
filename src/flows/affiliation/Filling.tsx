import { useSelector } from '@xstate/react';
import { affiliationKinds } from '../../../domain/rules/affiliation/affiliation-form';
import { RequestForm } from '../../parts/requests/RequestForm';
import type { ViewProps } from './affiliation-ref';
import { affiliationFields } from './Fields';
import { affiliationFaultText, affiliationGroups, affiliationLabels } from './texts';

export const Filling = ({ actor, state, documents }: Omit<ViewProps, 'aMano'>) => {
  const tipo = useSelector(actor, ({ context }) => context.tipo);
  return (
    <RequestForm
      actor={actor}
      state={state}
      table={affiliationKinds[tipo].form}
      titles={affiliationGroups[tipo]}
      labels={affiliationLabels}
      faults={affiliationFaultText}
      components={affiliationFields}
      documents={documents.form}
    />
  );
};

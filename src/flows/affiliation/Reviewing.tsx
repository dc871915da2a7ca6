import { useSelector } from '@xstate/react';
import { affiliationKinds } from '../../../domain/rules/affiliation/affiliation-form';
import { Review } from '../../parts/requests/Review';
import type { ViewProps } from './affiliation-ref';
import { affiliationGroups, affiliationLabels, affiliationTexts as words } from './texts';

export const Reviewing = ({ actor, state, documents }: ViewProps) => {
  const { tipo, borrador } = useSelector(actor, ({ context }) => context);
  return (
    <Review
      actor={actor}
      state={state}
      table={affiliationKinds[tipo].form}
      titles={affiliationGroups[tipo]}
      labels={affiliationLabels}
      shown={borrador}
      noCreada={words.noCreada}
      documents={documents.list}
    />
  );
};

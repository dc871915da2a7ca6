import { useSelector } from '@xstate/react';
import { typeAt } from '../../../domain/rules/preauthorization/authorization-types';
import { preauthorizationForm } from '../../../domain/rules/preauthorization/preauthorization-form';
import { applicantAt } from '../../../domain/rules/requests/applicant';
import { Review } from '../../parts/requests/Review';
import type { ViewProps } from './preauthorization-ref';
import { preauthorizationGroups, preauthorizationLabels, preauthorizationTexts as words } from './texts';

export const Reviewing = ({ actor, state, documents }: ViewProps) => {
  const { borrador, listas } = useSelector(actor, ({ context }) => context);
  return (
    <Review
      actor={actor}
      state={state}
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
  );
};

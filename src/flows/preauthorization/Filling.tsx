import { useSelector } from '@xstate/react';
import { preauthorizationForm } from '../../../machines/preauthorization/preauthorization-form';
import { RequestDocuments } from '../../parts/requests/RequestDocuments';
import { RequestForm } from '../../parts/requests/RequestForm';
import { preauthorizationFields } from './Fields';
import type { ViewProps } from './preauthorization-ref';
import { preauthorizationFaultText, preauthorizationGroups, preauthorizationLabels } from './texts';

export const Filling = ({ actor, state, documents, picker }: ViewProps) => {
  const known = useSelector(actor, ({ context }) => context.requisitos !== null);
  const chosen = useSelector(actor, ({ context }) => context.borrador.tipo !== '');
  return (
    <>
      <RequestForm
        actor={actor}
        state={state}
        table={preauthorizationForm}
        titles={preauthorizationGroups}
        labels={preauthorizationLabels}
        faults={preauthorizationFaultText}
        components={preauthorizationFields}
        documents={
          <RequestDocuments
            actor={actor}
            chosen={chosen}
            asking={state === 'llenando.pidiendoRequisitos'}
            form={known ? documents.form : null}
          />
        }
      />
      {state === 'buscandoPrestador' && picker((prestador) => actor.send({ type: 'PRESTADOR', prestador }))}
    </>
  );
};

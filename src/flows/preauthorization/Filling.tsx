import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FlowForm } from '../../parts/form/FlowForm';
import { RequestDocuments } from '../../parts/requests/RequestDocuments';
import { RequestSummary } from '../../parts/requests/RequestSummary';
import type { PreauthorizationDraft } from '../../rules/preauthorization/preauthorization-draft';
import { requestFormTexts } from '../../texts/request-form';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { PersonFields, ServiceFields } from './Fields';
import type { ViewProps } from './preauthorization-ref';
import { preauthorizationFaultText, preauthorizationLabels, preauthorizationTexts as words } from './texts';

const fields: readonly (keyof PreauthorizationDraft)[] = [
  'tipo',
  'centroMedico',
  'descripcion',
  'afiliado',
  'nss',
  'correo',
];

const documentsId = 'documentos';

/** The fields, the documents beside them, and at the foot the way to the review. */
export const Filling = ({ actor, state, documents, picker }: ViewProps) => {
  const form = useId();
  const known = useSelector(actor, ({ context }) => context.requisitos !== null);
  const chosen = useSelector(actor, ({ context }) => context.borrador.tipo !== '');
  return (
    <Stack space={5}>
      <FlowForm
        actor={actor}
        id={form}
        faults={preauthorizationFaultText}
        summary={
          <RequestSummary
            actor={actor}
            fields={fields.map((campo) => ({ campo, name: preauthorizationLabels[campo] }))}
            documents={documentsId}
          />
        }
        onSubmit={() => actor.send({ type: 'REVISAR' })}
      >
        <Columns even>
          <Stack space={5}>
            <Card>
              <CardHead title={words.servicio} />
              <ServiceFields actor={actor} />
            </Card>
            <Card>
              <CardHead title={words.persona} />
              <PersonFields actor={actor} />
            </Card>
          </Stack>
          <RequestDocuments
            id={documentsId}
            chosen={chosen}
            actor={actor}
            state={state}
            form={known ? documents.form : null}
          />
        </Columns>
      </FlowForm>
      {state === 'llenando.adjuntando' && <LeadAlert tone="advertencia" title={requestFormTexts.preparandoArchivos} />}
      <SaveBar label={requestFormTexts.barra}>
        <StepButton form={form} busy={state === 'llenando.pidiendoRequisitos'} busyLabel={requestFormTexts.revisar}>
          {requestFormTexts.revisar}
        </StepButton>
      </SaveBar>
      {state === 'buscandoPrestador' && picker((prestador) => actor.send({ type: 'PRESTADOR', prestador }))}
    </Stack>
  );
};

import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FlowForm } from '../../parts/form/FlowForm';
import { RequestDocuments } from '../../parts/requests/RequestDocuments';
import { RequestSummary } from '../../parts/requests/RequestSummary';
import type { ReimbursementDraft } from '../../rules/reimbursement/reimbursement-draft';
import { requestFormTexts } from '../../texts/request-form';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { AccountFields, ContactFields, ServiceFields, TermsField } from './Fields';
import type { ViewProps } from './reimbursement-ref';
import { reimbursementFaultText, reimbursementLabels, reimbursementTexts as words } from './texts';

const fields: readonly (keyof ReimbursementDraft)[] = [
  'tipo',
  'afiliado',
  'fechaServicio',
  'monto',
  'centroSalud',
  'motivo',
  'telefonoCelular',
  'telefonoResidencial',
  'correo',
  'banco',
  'tipoCuenta',
  'noCuenta',
  'nombreTitularCuenta',
  'tipoDocumento',
  'documento',
  'terminos',
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
        faults={reimbursementFaultText}
        summary={
          <RequestSummary
            actor={actor}
            fields={fields.map((campo) => ({ campo, name: reimbursementLabels[campo] }))}
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
              <CardHead title={words.cuenta} />
              <AccountFields actor={actor} />
            </Card>
            <Card>
              <CardHead title={words.contacto} />
              <ContactFields actor={actor} />
            </Card>
          </Stack>
          <Stack space={5}>
            <RequestDocuments
              id={documentsId}
              chosen={chosen}
              actor={actor}
              state={state}
              form={known ? documents.form : null}
            />
            <Card>
              <TermsField actor={actor} />
            </Card>
          </Stack>
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

import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { formSteps, openSteps, stepForms } from '../../../machines/reimbursement/reimbursement-steps';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormFields } from '../../parts/form/FormFields';
import { FieldCards } from '../../parts/requests/FieldCards';
import { RequestDocuments } from '../../parts/requests/RequestDocuments';
import { RequestSummary } from '../../parts/requests/RequestSummary';
import { requestFormTexts } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { StepHead } from '../../ui/blocks/StepHead';
import { Stepper } from '../../ui/blocks/Stepper';
import { Stack } from '../../ui/layout/Stack';
import { reimbursementFields } from './Fields';
import type { ViewProps } from './reimbursement-ref';
import { TermsDialog } from './TermsDialog';
import {
  reimbursementFaultText,
  reimbursementGroups,
  reimbursementLabels,
  reimbursementSteps,
  reimbursementFormTexts as words,
} from './texts-of-fields';

const asking = 'llenando.documentos.pidiendoRequisitos';

const Bar = ({ actor, state, step, form }: ViewProps & { form: string }) => {
  const isLast = useSelector(actor, ({ context }) => openSteps(context).every((open) => open === step));
  return (
    <SaveBar label={requestFormTexts.barra}>
      {step !== 'gasto' && (
        <Button kind="outline" onPress={() => actor.send({ type: 'ANTERIOR' })}>
          {requestFormTexts.anterior}
        </Button>
      )}
      <StepButton form={form} busy={state === asking} busyLabel={requestFormTexts.revisar}>
        {isLast || step === 'documentos' ? requestFormTexts.revisar : words.siguiente}
      </StepButton>
    </SaveBar>
  );
};

const Documents = ({ actor, state, documents, place }: ViewProps & { place: string }) => {
  const known = useSelector(actor, ({ context }) => context.requisitos !== null);
  return (
    <>
      <div id={place} tabIndex={-1}>
        <RequestDocuments actor={actor} chosen asking={state === asking} form={known ? documents.form : null} />
      </div>
      <Card>
        <FormFields actor={actor} fields={stepForms.documentos.fields} components={reimbursementFields} />
      </Card>
    </>
  );
};

/** One of the three steps. */
export const Filling = (props: ViewProps) => {
  const { actor, state, step, picker } = props;
  const [form, place] = [useId(), useId()];
  const table = stepForms[step];
  const { titulo, guia } = reimbursementSteps[step];
  return (
    <>
      <Stack space={5}>
        <Stepper
          label={words.pasos}
          steps={formSteps.map((one) => reimbursementSteps[one].nombre)}
          current={formSteps.indexOf(step)}
          positionWords={words.paso}
          doneLabel={words.hecho}
        />
        <StepHead place="section" title={titulo} lead={guia} occasion={step} />
        <FlowForm
          actor={actor}
          id={form}
          faults={reimbursementFaultText}
          summary={
            <RequestSummary
              actor={actor}
              fields={table.fields.map((campo) => ({ campo, name: reimbursementLabels[campo] }))}
              documents={step === 'documentos' ? place : undefined}
            />
          }
          onSubmit={() => actor.send({ type: step === 'documentos' ? 'REVISAR' : 'SIGUIENTE' })}
        >
          <Stack key={step} space={5}>
            <FieldCards actor={actor} table={table} titles={reimbursementGroups} components={reimbursementFields} />
            {step === 'documentos' && <Documents {...props} place={place} />}
          </Stack>
        </FlowForm>
        {state === 'llenando.documentos.adjuntando' && (
          <LeadAlert tone="advertencia" title={requestFormTexts.preparandoArchivos} />
        )}
        <Bar {...props} form={form} />
      </Stack>
      {(state === 'llenando.documentos.terminos.pidiendo' || state === 'llenando.documentos.terminos.leyendo') && (
        <TermsDialog actor={actor} />
      )}
      {state === 'llenando.gasto.buscandoPrestador' &&
        picker((prestador) => actor.send({ type: 'PRESTADOR', prestador }))}
    </>
  );
};

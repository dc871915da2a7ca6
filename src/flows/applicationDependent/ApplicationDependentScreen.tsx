import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { applicationDocumentTypes } from '../../../domain/rules/application/application-document';
import { allowedRelationships } from '../../../domain/rules/application/dependent';
import type { applicationDependentMachine } from '../../../machines/applicationDependent/applicationDependent.machine';
import type { StateOf } from '../../../machines/state-of';
import { PersonFields } from '../../parts/application/PersonFields';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormCodeSelect } from '../../parts/form/FormCodeSelect';
import { type Start, useFlow } from '../../parts/use-flow';
import { applicationFaultText, applicationLabels as labels, personTexts } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { applicationDependentTexts as words } from './texts';

type Ref = ActorRefFrom<typeof applicationDependentMachine>;

const fields = [
  'nombres',
  'apellidos',
  'tipoDocumento',
  'noDocumento',
  'fechaNacimiento',
  'sexo',
  'parentesco',
] as const;

const Relationship = ({ actor }: { actor: Ref }) => {
  const sexo = useSelector(actor, ({ context }) => context.borrador.sexo);
  const listas = useSelector(actor, ({ context }) => context.listas);
  const choices = allowedRelationships(sexo, listas);
  return (
    <FormCodeSelect
      actor={actor}
      campo="parentesco"
      label={labels.parentesco}
      emptyLabel={sexo === '' ? words.antesSexo : choices === null ? personTexts.cargando : personTexts.elija}
      disabled={sexo === ''}
      options={choices ?? []}
    />
  );
};

const open: Record<StateOf<typeof applicationDependentMachine>, boolean> = {
  escribiendo: true,
  faltanDatos: true,
  guardado: false,
  cerrado: false,
};

interface Props {
  start: () => Start<typeof applicationDependentMachine>;
  /** The person is already in the application. */
  known: boolean;
}

/** A dialog that is open while mounted, and reports the dependent to its opener. */
export const ApplicationDependentScreen = ({ start, known }: Props) => {
  const { actor, state } = useFlow(start);
  const nationalities = useSelector(actor, ({ context }) => context.listas.nacionalidades);
  const blocked = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const form = useId();
  if (!open[state]) return null;
  const close = () => actor.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={known ? words.cambio : words.nuevo}
      size="lg"
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={
        <>
          <Button kind="outline" onPress={close}>
            {words.cancelar}
          </Button>
          <StepButton form={form} busy={false} blocked={blocked} busyLabel={shellTexts.cargando}>
            {words.guardar}
          </StepButton>
        </>
      }
    >
      <FlowForm
        actor={actor}
        id={form}
        faults={applicationFaultText}
        summary={<FaultSummary actor={actor} title={personTexts.revise} fields={fields.map((campo) => ({ campo }))} />}
        onSubmit={() => actor.send({ type: 'GUARDAR' })}
      >
        <Stack space={5}>
          <PersonFields
            actor={actor}
            types={applicationDocumentTypes}
            nationalities={{ choices: nationalities, remedy: null }}
            own={false}
          />
          <Relationship actor={actor} />
        </Stack>
      </FlowForm>
    </LazyDialog>
  );
};

import { useSelector } from '@xstate/react';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormTextField } from '../../parts/form/FormTextField';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import { KindField } from './KindField';
import type { PickerViewProps } from './picker-ref';
import { providerPickerFaultText, providerPickerTexts as words } from './texts';

/** For providers that are not in the list. */
export const ByHand = ({ actor, field }: PickerViewProps) => {
  const doctor = useSelector(actor, ({ context }) => context.borrador.clase === 'MEDICO');
  useLeadFocus(words.clase, field);
  return (
    <FlowForm
      actor={actor}
      faults={providerPickerFaultText}
      summary={
        <FaultSummary actor={actor} title={words.incompleto} fields={[{ campo: 'clase' }, { campo: 'nombre' }]} />
      }
      onSubmit={() => actor.send({ type: 'ENVIAR' })}
    >
      <Stack space={4}>
        <KindField actor={actor} field={field} />
        <FormTextField
          actor={actor}
          campo="nombre"
          id="nombre"
          label={words.nombre}
          enterKeyHint="done"
          maxLength={150}
        />
        {doctor && (
          <FormTextField
            actor={actor}
            campo="especialidad"
            label={words.especialidad}
            optional={words.opcional}
            enterKeyHint="done"
            maxLength={100}
          />
        )}
      </Stack>
    </FlowForm>
  );
};

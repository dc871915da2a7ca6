import { useSelector } from '@xstate/react';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { TextLine } from '../../parts/form/TextLine';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import { KindLine } from './KindLine';
import type { PickerViewProps } from './ProviderPickerScreen';
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
        <KindLine actor={actor} field={field} />
        <TextLine actor={actor} campo="nombre" id="nombre" label={words.nombre} enterKeyHint="done" maxLength={150} />
        {doctor && (
          <TextLine
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

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appointmentsMachine } from '../../../machines/appointments/appointments.machine';
import type { StateOf } from '../../../machines/state-of';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormDateField } from '../../parts/form/FormDateField';
import { FormTextField } from '../../parts/form/FormTextField';
import { type Start, useFlow } from '../../parts/use-flow';
import { calendarLoadTexts } from '../../texts/calendar';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { Alert } from '../../ui/blocks/Alert';
import { RecordList } from '../../ui/blocks/RecordList';
import { Page } from '../../ui/frames/Page';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { appointmentFaultText, appointmentsTexts as words } from './texts';

type AppointmentsRef = ActorRefFrom<typeof appointmentsMachine>;
type View = (props: { actor: AppointmentsRef }) => React.ReactNode;

const formId = 'nueva-cita';

const NewAppointment: View = ({ actor }) => {
  const first = useRef<HTMLInputElement>(null);
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  return (
    <LazyDialog
      title={words.nueva}
      focusFirst={first}
      onClose={{ label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      actions={
        <>
          <Button kind="outline" onPress={() => actor.send({ type: 'CERRAR' })}>
            {words.cancelar}
          </Button>
          <StepButton form={formId} busy={false} busyLabel={words.guardar}>
            {words.guardar}
          </StepButton>
        </>
      }
    >
      <FlowForm
        id={formId}
        actor={actor}
        faults={appointmentFaultText}
        onSubmit={() => actor.send({ type: 'GUARDAR' })}
      >
        <Stack space={4}>
          <p>{words.dialogo}</p>
          <FormTextField actor={actor} campo="especialidad" label={words.especialidad} maxLength={80} ref={first} />
          <FormDateField
            actor={actor}
            campo="fecha"
            label={words.fecha}
            hint={words.formatoFecha}
            min={hoy}
            max={`${Number(hoy.slice(0, 4)) + 1}-12-31`}
            today={hoy}
            placeholder={words.formatoFecha}
            words={{
              open: words.abrirCalendario,
              close: words.cerrarCalendario,
              month: words.mes,
              year: words.ano,
              ...calendarLoadTexts,
            }}
          />
          <FormTextField actor={actor} campo="nota" label={words.nota} optional={words.opcional} maxLength={120} />
        </Stack>
      </FlowForm>
    </LazyDialog>
  );
};

const Nothing: View = () => null;

const dialogs = {
  mostrando: Nothing,
  'nueva.escribiendo': NewAppointment,
  'nueva.incompleta': NewAppointment,
} satisfies Record<StateOf<typeof appointmentsMachine>, View>;

interface Props {
  start: () => Start<typeof appointmentsMachine>;
  /** Where real appointments are made. */
  meanwhile?: React.ReactNode;
}

export const AppointmentsScreen = ({ start, meanwhile }: Props) => {
  const { actor, state } = useFlow(start);
  const citas = useSelector(actor, ({ context }) => context.citas);
  const Open = dialogs[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Alert tone="informacion" title={words.aviso} lasting>
        {words.avisoDetalle}
      </Alert>
      {meanwhile}
      <div>
        <Button icon={<PlusIcon />} onPress={() => actor.send({ type: 'NUEVA' })}>
          {words.nueva}
        </Button>
      </div>
      <RecordList
        label={words.lista}
        records={citas.map(({ especialidad, fecha, nota }) => ({
          title: especialidad,
          date: fecha,
          lines: [words.ejemplo, nota],
        }))}
      />
      <Open actor={actor} />
    </Page>
  );
};

import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useSaveLabel } from '../../parts/contact/use-save-label';
import { FlowForm } from '../../parts/form/FlowForm';
import { contactTexts } from '../../texts/contact';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FormPart } from '../../ui/blocks/FormPart';
import { Stack } from '../../ui/layout/Stack';
import { Confirmation } from '../../ui/overlays/Confirmation';
import type { ViewProps } from './contact-ref';
import { EditorMessage } from './EditorMessage';
import { AddressFields, PersonFields } from './Fields';
import { contactEditFaultText, contactEditTexts as words } from './texts';

const Leaving = ({ actor }: ViewProps) => {
  const asked = useSelector(actor, (snapshot) => snapshot.matches('preguntando'));
  const cancels = useSelector(actor, (snapshot) => snapshot.matches({ preguntando: 'edicion' }));
  const salida = useSelector(actor, ({ context }) => context.salida);
  if (!asked) return null;
  const { pregunta, detalle, quedarse, salir } = words.salida[cancels ? 'edicion' : salida];
  return (
    <Confirmation
      question={pregunta}
      safe={{ label: quedarse, act: () => actor.send({ type: 'QUEDARSE' }) }}
      sure={{ label: salir, act: () => actor.send({ type: 'SALIR' }), kind: 'outline' }}
      closeLabel={shellTexts.cerrar}
    >
      <p>{detalle}</p>
    </Confirmation>
  );
};

const Bar = ({ actor, form }: ViewProps & { form: string }) => {
  const save = useSelector(actor, ({ children }) => children.guardarContacto);
  const saveLabel = useSaveLabel(save);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando') || snapshot.matches('deshaciendo'));
  const preparing = useSelector(actor, (snapshot) => snapshot.matches('preparando'));
  return (
    <SaveBar label={words.barra}>
      <Button kind="outline" disabled={busy} onPress={() => actor.send({ type: 'DESHACER' })}>
        {words.cancelar}
      </Button>
      <StepButton
        form={form}
        busy={busy || preparing}
        busyLabel={save === undefined ? contactTexts.comprobando : saveLabel}
      >
        {words.guardar}
      </StepButton>
    </SaveBar>
  );
};

/** The fields with their messages, and the bar with cancel and save. */
export const Editor = ({ actor }: ViewProps) => {
  const form = useId();
  return (
    <Stack space={5}>
      <Card>
        <Stack space={5}>
          <CardHead title={words.titulo} />
          <EditorMessage actor={actor} />
          <FlowForm
            actor={actor}
            id={form}
            faults={contactEditFaultText}
            onSubmit={() => actor.send({ type: 'GUARDAR' })}
          >
            <Stack space={6}>
              <FormPart title={words.telefonosYCorreo} lead>
                <PersonFields actor={actor} />
              </FormPart>
              <FormPart title={words.direccion}>
                <AddressFields actor={actor} />
              </FormPart>
            </Stack>
          </FlowForm>
        </Stack>
      </Card>
      <Bar actor={actor} form={form} />
      <Leaving actor={actor} />
    </Stack>
  );
};

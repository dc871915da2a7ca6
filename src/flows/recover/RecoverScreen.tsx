import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recoverMachine } from '../../../machines/recover/recover.machine';
import type { StateOf } from '../../../machines/state-of';
import { DocumentFields } from '../../parts/DocumentFields';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { ResultAlert } from '../../parts/form/ResultAlert';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlays/Dialog';
import { recoverFaultText, recoverTexts as words } from './texts';

interface Props {
  actor: ActorRefFrom<typeof recoverMachine>;
  /** Whom to call, at the end of the dialog. */
  help: ReactNode;
}
type View = (props: Props) => ReactNode;

const Form: View = ({ actor, help }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const form = useId();
  const number = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={words.titulo}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      focusFirst={actor.getSnapshot().context.borrador.documento === '' ? number : email}
      actions={
        <>
          {busy && (
            <Button kind="ghost" onPress={() => actor.send({ type: 'CANCELAR' })}>
              {words.cancelar}
            </Button>
          )}
          <StepButton form={form} busy={busy} busyLabel={words.enviando}>
            {words.enviar}
          </StepButton>
        </>
      }
    >
      <p>{words.entrada}</p>
      <ResultAlert actor={actor} call="solicitarCambioClave" family="acceso" />
      <FlowForm actor={actor} id={form} faults={recoverFaultText} onSubmit={() => actor.send({ type: 'ENVIAR' })}>
        <Stack space={5}>
          <DocumentFields actor={actor} numberRef={number} />
          <FormEmailField actor={actor} campo="correo" ref={email} label={words.correo} enterKeyHint="go" />
        </Stack>
      </FlowForm>
      {help}
    </Dialog>
  );
};

const views = {
  'formulario.escribiendo': Form,
  'formulario.faltanDatos': Form,
  'formulario.advertida': Form,
  'formulario.rechazada': Form,
  'formulario.sinSolicitar': Form,
  solicitando: Form,
  solicitada: null,
  cerrada: null,
} satisfies Record<StateOf<typeof recoverMachine>, View | null>;

export const RecoverScreen = ({ start, help }: { start: () => Start<typeof recoverMachine> } & Pick<Props, 'help'>) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return Current === null ? null : <Current actor={actor} help={help} />;
};

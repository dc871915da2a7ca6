import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { emailRequestMachine } from '../../../machines/emailRequest/emailRequest.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';
import type { EmailRequestRef, StepProps } from './request-ref';
import { emailRequestTexts as words } from './texts';

interface Step {
  title: string;
  Body: (props: StepProps) => ReactNode;
  Actions: (props: StepProps) => ReactNode;
  back?: true;
  /** Not closable: a sent request cannot be called back. */
  fixed?: true;
}

const address: Step = {
  title: words.titulo,
  Body: EmailStep,
  Actions: ({ actor }) => (
    <>
      <Button kind="outline" onPress={() => actor.send({ type: 'CERRAR' })}>
        {words.cancelar}
      </Button>
      <Button onPress={() => actor.send({ type: 'SIGUIENTE' })}>{words.continuar}</Button>
    </>
  ),
};

const confirmButton =
  (busyLabel: string, busy: boolean) =>
  ({ actor, field }: StepProps) => (
    <Button
      busy={busy}
      busyLabel={busyLabel}
      onPress={() => actor.send({ type: 'ENVIAR', clave: field.current?.value ?? '' })}
    >
      {words.confirmar}
    </Button>
  );
const password: Step = {
  title: words.tituloClave,
  Body: PasswordStep,
  Actions: confirmButton(words.comprobando, false),
  back: true,
};
const checking: Step = {
  title: words.tituloClave,
  Body: PasswordStep,
  Actions: confirmButton(words.comprobando, true),
};
const asking: Step = {
  title: words.tituloClave,
  Body: PasswordStep,
  Actions: confirmButton(words.solicitando, true),
  fixed: true,
};

const steps = {
  cerrado: null,
  'abierto.correo.editando': address,
  'abierto.correo.faltanDatos': address,
  'abierto.correo.sinSolicitar': address,
  'abierto.correo.sinSaber': address,
  'abierto.clave.editando': password,
  'abierto.clave.faltanDatos': password,
  'abierto.clave.rechazada': password,
  'abierto.clave.sinComprobar': password,
  'abierto.comprobando': checking,
  'abierto.solicitando': asking,
  solicitado: null,
} satisfies Record<StateOf<typeof emailRequestMachine>, Step | null>;

/**
 * Asks for the new address, then the password, then sends the mail. One dialog, so that the focus returns to its
 * opener.
 */
export const EmailRequestDialog = ({ actor }: { actor: EmailRequestRef }) => {
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof emailRequestMachine>>(snapshot));
  const field = useRef<HTMLInputElement>(null);
  const step: Step | null = steps[state];
  if (step === null) return null;
  const { title, Body, Actions, back, fixed } = step;
  return (
    <LazyDialog
      title={title}
      focusFirst={field}
      onClose={fixed ? undefined : { label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      onBack={back ? { label: words.volver, act: () => actor.send({ type: 'ANTERIOR' }) } : undefined}
      actions={<Actions actor={actor} field={field} />}
    >
      <Body actor={actor} field={field} />
    </LazyDialog>
  );
};

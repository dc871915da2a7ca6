import { useSelector } from '@xstate/react';
import { type ComponentProps, useRef } from 'react';
import { FlowForm } from '../../parts/form/FlowForm';
import { NewPasswordField } from '../../parts/form/NewPasswordField';
import { resultTone } from '../../parts/form/result-tone';
import { useFault } from '../../parts/form/use-fault';
import { linkTexts } from '../../texts/links';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import type { ChangePasswordRef } from './password-ref';
import { newPasswordFaults, notChangedWords, changePasswordTexts as words } from './texts';

export const Form = ({ actor }: { actor: ChangePasswordRef }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const complete = useSelector(actor, ({ context }) => context.completa);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const faults = { ...newPasswordFaults, claveRechazada: respuesta?.mensaje || newPasswordFaults.claveRechazada };
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const typed = () => ({ clave: first.current?.value ?? '', repetida: second.current?.value ?? '' });
  const send = () => actor.send({ type: 'ENVIAR', ...typed() });
  return (
    <FlowForm actor={actor} faults={faults} onSubmit={send}>
      <Stack space={5}>
        <Refused actor={actor} />
        <NewPasswordField actor={actor} typed={typed} ref={first} label={words.clave} onEnter={send} />
        <RepeatedPassword actor={actor} typed={typed} ref={second} onEnter={send} />
        <p>{complete ? words.guardara : words.completar}</p>
        <StepButton width="full" blocked={!complete} busy={busy} busyLabel={words.enviando}>
          {words.enviar}
        </StepButton>
      </Stack>
    </FlowForm>
  );
};

interface Repeated extends Pick<ComponentProps<typeof PasswordField>, 'ref' | 'onEnter'> {
  actor: ChangePasswordRef;
  /** Both fields, because each is validated against the other. */
  typed: () => { clave: string; repetida: string };
}

const RepeatedPassword = ({ actor, typed, ...look }: Repeated) => {
  const error = useFault(actor, 'repetida');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <PasswordField
      {...look}
      label={words.repetida}
      error={error}
      showLabel={words.mostrarRepetida}
      hideLabel={words.ocultarRepetida}
      autoComplete="new-password"
      readOnly={busy}
      onInput={() => actor.send({ type: 'ESCRIBIR', campo: 'repetida', ...typed() })}
      onLeave={() => actor.send({ type: 'DEJAR', campo: 'repetida', ...typed() })}
    />
  );
};

const Refused = ({ actor }: { actor: ChangePasswordRef }) => {
  const tone = useSelector(actor, resultTone);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const told = notChangedWords({ respuesta, problema });
  if (tone === null || told === null) return null;
  return (
    <LeadAlert
      tone={tone}
      title={told.titulo}
      action={
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'PEDIR_ENLACE' })}>
          {linkTexts.pedirEnlace}
        </Button>
      }
    >
      {told.detalles.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </LeadAlert>
  );
};

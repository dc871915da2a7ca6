import { useSelector } from '@xstate/react';
import { type ComponentProps, useRef } from 'react';
import type { Campo } from '../../../domain/rules/registration/new-password';
import { FlowForm } from '../../parts/form/FlowForm';
import { resultTone } from '../../parts/form/result-tone';
import { linkTexts } from '../../texts/links';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import type { ChangePasswordRef } from './ChangePasswordScreen';
import { newPasswordFaults, notChangedWords, changePasswordTexts as words } from './texts';

export const Form = ({ actor }: { actor: ChangePasswordRef }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const complete = useSelector(actor, ({ context }) => context.completa);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const typed = () => ({ clave: first.current?.value ?? '', repetida: second.current?.value ?? '' });
  const send = () => actor.send({ type: 'ENVIAR', ...typed() });
  return (
    <FlowForm actor={actor} faults={newPasswordFaults} onSubmit={send}>
      <Stack space={5}>
        <Refused actor={actor} />
        <NewPassword
          actor={actor}
          campo="clave"
          typed={typed}
          ref={first}
          label={words.clave}
          hint={words.pista}
          showLabel={words.mostrar}
          hideLabel={words.ocultar}
          enterKeyHint="next"
          onEnter={send}
        />
        <NewPassword
          actor={actor}
          campo="repetida"
          typed={typed}
          ref={second}
          label={words.repetida}
          showLabel={words.mostrarRepetida}
          hideLabel={words.ocultarRepetida}
          onEnter={send}
        />
        {!complete && <p>{words.completar}</p>}
        <StepButton width="full" blocked={!complete} busy={busy} busyLabel={words.enviando}>
          {words.enviar}
        </StepButton>
      </Stack>
    </FlowForm>
  );
};

type Look = Omit<ComponentProps<typeof PasswordField>, 'error' | 'autoComplete' | 'readOnly' | 'onInput' | 'onLeave'>;

interface Typed extends Look {
  actor: ChangePasswordRef;
  campo: Campo;
  /** Both fields, because each is validated against the other. */
  typed: () => { clave: string; repetida: string };
}

const NewPassword = ({ actor, campo, typed, ...look }: Typed) => {
  const falta = useSelector(actor, ({ context }) => context.faltas[campo]);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <PasswordField
      {...look}
      error={falta === undefined ? undefined : newPasswordFaults[falta]}
      autoComplete="new-password"
      readOnly={busy}
      onInput={() => actor.send({ type: 'ESCRIBIR', campo, ...typed() })}
      onLeave={() => actor.send({ type: 'DEJAR', campo, ...typed() })}
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

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Campo } from '../../rules/registration/new-password';
import { linkFailure, linkTexts } from '../../texts/links';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { Alert } from '../../ui/blocks/Alert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import type { ChangePasswordRef } from './ChangePasswordScreen';
import { newPasswordFaults, changePasswordTexts as words } from './texts';

export const Form = ({ actor }: { actor: ChangePasswordRef }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const { faltas, completa, intentos } = useSelector(actor, ({ context }) => context);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useLeadFocus(incomplete ? String(intentos) : null, faltas.clave === undefined ? second : first);

  const typed = () => ({ clave: first.current?.value ?? '', repetida: second.current?.value ?? '' });
  const send = () => actor.send({ type: 'ENVIAR', ...typed() });
  const fault = (campo: Campo) => {
    const falta = faltas[campo];
    return falta === undefined ? undefined : newPasswordFaults[campo][falta];
  };
  const field = (campo: Campo) => ({
    error: fault(campo),
    autoComplete: 'new-password' as const,
    readOnly: busy,
    onInput: () => actor.send({ type: 'ESCRIBIR', campo, ...typed() }),
    onLeave: () => actor.send({ type: 'DEJAR', campo, ...typed() }),
    onEnter: send,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack space={5}>
        <Refused actor={actor} />
        <PasswordField
          ref={first}
          label={words.clave}
          hint={words.pista}
          showLabel={words.mostrar}
          hideLabel={words.ocultar}
          enterKeyHint="next"
          {...field('clave')}
        />
        <PasswordField
          ref={second}
          label={words.repetida}
          showLabel={words.mostrarRepetida}
          hideLabel={words.ocultarRepetida}
          {...field('repetida')}
        />
        {!completa && <p>{words.completar}</p>}
        <StepButton width="full" blocked={!completa} busy={busy} busyLabel={words.enviando}>
          {words.enviar}
        </StepButton>
      </Stack>
    </form>
  );
};

/** Why the last try changed nothing, or may have. */
const Refused = ({ actor }: { actor: ChangePasswordRef }) => {
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ formulario: 'rechazada' }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ formulario: 'sinCambio' }));
  const { mensaje, falla, intentos } = useSelector(actor, ({ context }) => context);
  const place = useRef<HTMLDivElement>(null);
  useLeadFocus(refused || failed ? String(intentos) : null, place);
  const notice = failed && falla !== null ? linkFailure(falla) : null;
  const turnedAway = typeof falla === 'object' && (falla?.status ?? 500) < 500;
  if (!refused && notice === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone="error"
        title={notice?.titulo ?? (mensaje || words.noAceptada)}
        action={
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'PEDIR_ENLACE' })}>
            {linkTexts.pedirEnlace}
          </Button>
        }
      >
        <p>{notice?.detalle ?? words.elijaOtra}</p>
        {notice !== null && !turnedAway && <p>{words.quizas}</p>}
      </Alert>
    </div>
  );
};

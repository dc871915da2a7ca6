import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { CampoDatos } from '../../rules/registration/registration';
import { AccountName } from '../../ui/blocks/AccountName';
import { ErrorSummary } from '../../ui/blocks/ErrorSummary';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { EmailField } from '../../ui/fields/EmailField';
import { LockedField } from '../../ui/fields/LockedField';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import { noticeOf } from './notice-of';
import type { StepProps } from './RegisterScreen';
import { dataFaltaText, registerTexts as words } from './texts';

const order: readonly CampoDatos[] = ['nombres', 'apellidos', 'correo', 'correoRepetido', 'clave', 'claveRepetida'];
const fieldOf = (campo: CampoDatos) => `registro-${campo}`;

export const PersonalData = ({ actor, state, form, busy }: StepProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { nombres, apellidos, correo, correoRepetido, correoRegistrado, sugerencia, faltasDatos, documento } = context;
  const clave = useRef<HTMLInputElement>(null);
  const claveRepetida = useRef<HTMLInputElement>(null);
  const notice = noticeOf(state, context);
  const field = (campo: CampoDatos) => {
    const falta = faltasDatos[campo];
    return { id: fieldOf(campo), error: falta === undefined ? undefined : dataFaltaText[falta] };
  };
  const errors = order.flatMap((campo) => {
    const { id, error } = field(campo);
    return error === undefined ? [] : [{ field: id, message: error }];
  });
  const send = () =>
    actor.send({
      type: 'REGISTRAR',
      clave: clave.current?.value ?? '',
      claveRepetida: claveRepetida.current?.value ?? '',
    });
  return (
    <>
      {notice !== null && (
        <LeadAlert tone={notice.tone} title={notice.title}>
          <p>{notice.detail}</p>
        </LeadAlert>
      )}
      {state === 'comprobada.datos.faltanDatos' && (
        <ErrorSummary title={words.faltanDatos} errors={errors} occasion={String(context.pulsaciones)} />
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack space={5}>
          <LockedField {...field('nombres')} label={words.nombres} value={nombres} />
          <LockedField {...field('apellidos')} label={words.apellidos} value={apellidos} />
          <EmailField
            {...field('correo')}
            label={words.correo}
            hint={correoRegistrado === '' ? words.correoAyuda : words.correoRegistrado(correoRegistrado)}
            value={correo}
            readOnly={busy}
            enterKeyHint="next"
            suggestion={
              sugerencia === ''
                ? undefined
                : {
                    question: words.quisoDecir(sugerencia),
                    accept: words.usarSugerencia(sugerencia),
                    act: () => actor.send({ type: 'USAR_SUGERENCIA' }),
                  }
            }
            onInput={(texto) => actor.send({ type: 'ESCRIBIR_CORREO', texto })}
            onLeave={() => actor.send({ type: 'DEJAR_CORREO' })}
          />
          <EmailField
            {...field('correoRepetido')}
            label={words.correoRepetido}
            value={correoRepetido}
            readOnly={busy}
            enterKeyHint="next"
            onInput={(texto) => actor.send({ type: 'REPETIR_CORREO', texto })}
          />
          <AccountName value={documento} />
          <PasswordField
            {...field('clave')}
            ref={clave}
            label={words.clave}
            hint={words.claveAyuda}
            showLabel={words.mostrar}
            hideLabel={words.ocultar}
            autoComplete="new-password"
            enterKeyHint="next"
            readOnly={busy}
            onInput={() => actor.send({ type: 'ESCRIBIR_CLAVE' })}
            onEnter={send}
          />
          <PasswordField
            {...field('claveRepetida')}
            ref={claveRepetida}
            label={words.claveRepetida}
            showLabel={words.mostrarRepetida}
            hideLabel={words.ocultarRepetida}
            autoComplete="new-password"
            readOnly={busy}
            onInput={() => actor.send({ type: 'REPETIR_CLAVE' })}
            onEnter={send}
          />
        </Stack>
      </form>
    </>
  );
};

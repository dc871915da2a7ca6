import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { CampoDatos } from '../../../machines/register/registration';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { FormPasswordField } from '../../parts/form/FormPasswordField';
import { NewPasswordField } from '../../parts/form/NewPasswordField';
import { useFault } from '../../parts/form/use-fault';
import { AccountName } from '../../ui/blocks/AccountName';
import { LockedField } from '../../ui/fields/LockedField';
import { Stack } from '../../ui/layout/Stack';
import { StepAlert } from './StepAlert';
import type { StepProps } from './step-props';
import { registerFaltaText, registerTexts as words } from './texts';

const fields: readonly CampoDatos[] = ['nombres', 'apellidos', 'correo', 'correoRepetido', 'clave', 'claveRepetida'];

export const PersonalData = ({ actor, state, form }: StepProps) => {
  const correoRegistrado = useSelector(actor, ({ context }) => context.correoRegistrado);
  const documento = useSelector(actor, ({ context }) => context.borrador.documento);
  const mensaje = useSelector(actor, ({ context }) => context.respuesta?.mensaje);
  const faults = { ...registerFaltaText, claveRechazada: mensaje || registerFaltaText.claveRechazada };
  const clave = useRef<HTMLInputElement>(null);
  const claveRepetida = useRef<HTMLInputElement>(null);
  const send = () =>
    actor.send({
      type: 'ENVIAR',
      clave: clave.current?.value ?? '',
      claveRepetida: claveRepetida.current?.value ?? '',
    });
  return (
    <>
      <StepAlert actor={actor} state={state} call="registrar" />
      <FlowForm
        actor={actor}
        id={form}
        faults={faults}
        summary={<FaultSummary actor={actor} title={words.faltanDatos} fields={fields.map((campo) => ({ campo }))} />}
        onSubmit={send}
      >
        <Stack space={5}>
          <NameField actor={actor} campo="nombres" label={words.nombres} />
          <NameField actor={actor} campo="apellidos" label={words.apellidos} />
          <FormEmailField
            actor={actor}
            campo="correo"
            id="correo"
            label={words.correo}
            hint={correoRegistrado === '' ? words.correoAyuda : words.correoRegistrado(correoRegistrado)}
            enterKeyHint="next"
          />
          <FormEmailField
            actor={actor}
            campo="correoRepetido"
            id="correoRepetido"
            label={words.correoRepetido}
            enterKeyHint="next"
            suggests={false}
          />
          <AccountName value={documento} />
          <NewPasswordField
            actor={actor}
            typed={() => ({ clave: clave.current?.value ?? '' })}
            id="clave"
            ref={clave}
            label={words.clave}
            onEnter={send}
          />
          <FormPasswordField
            actor={actor}
            campo="claveRepetida"
            id="claveRepetida"
            ref={claveRepetida}
            label={words.claveRepetida}
            showLabel={words.mostrarRepetida}
            hideLabel={words.ocultarRepetida}
            autoComplete="new-password"
            onEnter={send}
          />
        </Stack>
      </FlowForm>
    </>
  );
};

interface NameProps extends Pick<StepProps, 'actor'> {
  campo: 'nombres' | 'apellidos';
  label: string;
}

/** The name found by the service, read-only. */
const NameField = ({ actor, campo, label }: NameProps) => {
  const value = useSelector(actor, ({ context }) => context[campo]);
  return <LockedField id={campo} label={label} error={useFault(actor, campo)} value={value} />;
};

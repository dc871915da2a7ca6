import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { recoverMachine } from '../../../machines/recover/recover.machine';
import { leafOf } from '../../app/leaf-of';
import { DocumentFields } from '../../parts/DocumentFields';
import { documentTypeOf, documentTypes } from '../../rules/document/credentials';
import { documentFaltaText, documentHint, documentPlaceholder, documentTexts } from '../../texts/document';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { EmailField } from '../../ui/fields/EmailField';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlays/Dialog';

import { type RecoverState, recoverNoticeOf } from './recover-notice-of';
import { recoverTexts as words } from './texts';

type View = (props: { actor: ActorRefFrom<typeof recoverMachine>; state: RecoverState }) => React.ReactNode;

const Form: View = ({ actor, state }) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const { tipoDocumento, documento, correo, sugerencia, faltas, faltaCorreo, pulsaciones } = context;
  const form = useId();
  const typeField = useRef<HTMLSelectElement>(null);
  const documentField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const first = faltas.tipoDocumento ? typeField : faltas.documento ? documentField : emailField;
  useLeadFocus(state === 'formulario.faltanDatos' ? String(pulsaciones) : null, first);
  const notice = recoverNoticeOf(state, context);
  const said = (falta: keyof typeof documentFaltaText | undefined) =>
    falta === undefined ? undefined : documentFaltaText[falta];
  return (
    <Dialog
      title={words.titulo}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      focusFirst={documento === '' ? documentField : emailField}
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
      {notice !== null && (
        <LeadAlert tone={notice.tone} title={notice.title}>
          <p>{notice.detail}</p>
        </LeadAlert>
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'ENVIAR' });
        }}
      >
        <Stack space={5}>
          <DocumentFields
            words={{ type: documentTexts.tipo, choose: documentTexts.elija, number: documentTexts.numero }}
            options={documentTypes}
            type={tipoDocumento}
            typeError={said(faltas.tipoDocumento)}
            typeRef={typeField}
            number={documento}
            numberHint={tipoDocumento === null ? undefined : documentHint[tipoDocumento]}
            numberError={said(faltas.documento)}
            placeholder={tipoDocumento === null ? undefined : documentPlaceholder[tipoDocumento]}
            inputMode={tipoDocumento === 4 ? 'text' : 'numeric'}
            enterKeyHint="next"
            numberRef={documentField}
            readOnly={busy}
            onType={(id) => actor.send({ type: 'ELEGIR_TIPO', tipoDocumento: documentTypeOf(id) })}
            onNumber={(texto) => actor.send({ type: 'ESCRIBIR_DOCUMENTO', texto })}
          />
          <EmailField
            ref={emailField}
            label={words.correo}
            error={faltaCorreo ? words.correoInvalido : undefined}
            value={correo}
            readOnly={busy}
            enterKeyHint="go"
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
        </Stack>
      </form>
    </Dialog>
  );
};

const views = {
  'formulario.escribiendo': Form,
  'formulario.faltanDatos': Form,
  'formulario.noCoinciden': Form,
  'formulario.sinCuenta': Form,
  'formulario.rechazada': Form,
  'formulario.sinConexion': Form,
  'formulario.sinRespuesta': Form,
  'formulario.sinServicio': Form,
  'formulario.ilegible': Form,
  'formulario.fallo': Form,
  solicitando: Form,
  solicitada: null,
  cerrada: null,
} satisfies Record<RecoverState, View | null>;

interface Props {
  /** Called once: the machine with its parts, and what it starts from. */
  start: () => { logic: typeof recoverMachine; input: InputFrom<typeof recoverMachine> };
}

export const RecoverScreen = ({ start }: Props) => {
  const [{ logic, input }] = useState(start);
  const actor = useActorRef(logic, { input });
  const state = useSelector(actor, (snapshot) => leafOf<RecoverState>(snapshot));
  const Current = views[state];
  return Current === null ? null : <Current actor={actor} state={state} />;
};

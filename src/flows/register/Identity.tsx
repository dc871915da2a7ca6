import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { DocumentFields } from '../../parts/DocumentFields';
import { documentTypeOf, documentTypes } from '../../rules/document/credentials';
import { documentFaltaText, documentHint, documentPlaceholder, documentTexts } from '../../texts/document';

import { Button } from '../../ui/actions/Button';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';

import { noticeOf } from './notice-of';
import type { StepProps } from './RegisterScreen';
import { registerTexts as words } from './texts';

export const Identity = ({ actor, state, form, busy, focusFirst }: StepProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { tipoDocumento, documento, faltas, pulsaciones } = context;
  const typeField = useRef<HTMLSelectElement>(null);
  useLeadFocus(
    state === 'identidad.faltanDatos' ? String(pulsaciones) : null,
    faltas.tipoDocumento === undefined ? focusFirst : typeField,
  );
  const notice = noticeOf(state, context);
  const said = (falta: keyof typeof documentFaltaText | undefined) =>
    falta === undefined ? undefined : documentFaltaText[falta];
  return (
    <>
      {notice !== null && (
        <LeadAlert
          tone={notice.tone}
          title={notice.title}
          action={
            state === 'identidad.yaRegistrada' ? (
              <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'CERRAR' })}>
                {words.iniciarSesion}
              </Button>
            ) : state === 'identidad.sinConfirmar' || state === 'identidad.confirmacionPendiente' ? (
              <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'REENVIAR' })}>
                {words.reenviar}
              </Button>
            ) : undefined
          }
        >
          <p>{notice.detail}</p>
        </LeadAlert>
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SIGUIENTE' });
        }}
      >
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
          numberRef={focusFirst}
          readOnly={busy}
          onType={(id) => actor.send({ type: 'ELEGIR_TIPO', tipoDocumento: documentTypeOf(id) })}
          onNumber={(texto) => actor.send({ type: 'ESCRIBIR_DOCUMENTO', texto })}
        />
      </form>
    </>
  );
};

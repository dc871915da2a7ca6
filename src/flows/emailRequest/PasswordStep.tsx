import { useSelector } from '@xstate/react';
import { resultTone } from '../../parts/form/result-tone';
import { callNotice } from '../../texts/call-notice';
import { ownPasswordTexts } from '../../texts/own-password';
import { Alert } from '../../ui/blocks/Alert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import type { StepProps } from './request-ref';
import { emailRequestFaultText, passwordRefusals, emailRequestTexts as words } from './texts';

/**
 * The password stays in its field and travels only in the event that sends it. The service's error shows at the field.
 */
export const PasswordStep = ({ actor, field }: StepProps) => {
  const tone = useSelector(actor, resultTone);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  const falta = useSelector(actor, ({ context }) => context.faltas.clave);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const confirmed = useSelector(actor, (snapshot) => snapshot.matches({ abierto: 'solicitando' }));
  useLeadFocus(busy ? null : String(presses), field);
  const notice = tone === null ? null : callNotice({ respuesta, problema }, passwordRefusals, 'acceso');
  const refused = respuesta === null ? undefined : notice?.titulo;
  return (
    <Stack space={4}>
      {confirmed ? (
        <Alert tone="exito" title={words.confirmada} />
      ) : notice === null || respuesta !== null ? (
        <>
          <p>{words.entradaClave}</p>
          <p>{words.cierre}</p>
        </>
      ) : (
        <Alert tone="error" title={notice.titulo}>
          <p>{notice.detalle}</p>
        </Alert>
      )}
      <PasswordField
        ref={field}
        label={words.clave}
        error={falta === undefined ? refused : emailRequestFaultText[falta]}
        showLabel={ownPasswordTexts.mostrar}
        hideLabel={ownPasswordTexts.ocultar}
        autoComplete="current-password"
        readOnly={busy}
        onInput={() => actor.send({ type: 'ESCRIBIR', campo: 'clave' })}
        onEnter={() => actor.send({ type: 'ENVIAR', clave: field.current?.value ?? '' })}
      />
    </Stack>
  );
};

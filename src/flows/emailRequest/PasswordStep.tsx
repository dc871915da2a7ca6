import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { Alert } from '../../ui/blocks/Alert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import type { StepProps } from './EmailRequestDialog';
import { emailRequestTexts as words } from './texts';

/** The password stays in its field and travels only in the event that sends it. */
export const PasswordStep = ({ actor, field }: StepProps) => {
  const { mensaje, falla, intentos } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const empty = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { clave: 'vacia' } }));
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { clave: 'rechazada' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { clave: 'sinComprobar' } }));
  useLeadFocus(busy ? null : String(intentos), field);
  const notice = failed && falla !== null ? failureNotice(falla, 'acceso') : null;
  return (
    <Stack space={4}>
      {notice === null ? (
        <p>{words.entradaClave}</p>
      ) : (
        <Alert tone="error" title={notice.titulo}>
          <p>{notice.detalle}</p>
        </Alert>
      )}
      <PasswordField
        ref={field}
        label={words.clave}
        error={empty ? words.claveVacia : refused ? mensaje || words.claveRechazada : undefined}
        showLabel={words.mostrar}
        hideLabel={words.ocultar}
        autoComplete="current-password"
        readOnly={busy}
        onInput={() => actor.send({ type: 'ESCRIBIR_CLAVE' })}
        onEnter={() => actor.send({ type: 'CONFIRMAR', clave: field.current?.value ?? '' })}
      />
    </Stack>
  );
};

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { callNotice } from '../../texts/call-notice';
import { ownPasswordRefusals, ownPasswordTexts } from '../../texts/own-password';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './my-data-ref';
import { myDataTexts as words } from './texts';

/** The password stays in its field and travels only in the event that sends it. */
export const OpenArchive = ({ actor, state }: ViewProps) => {
  const field = useRef<HTMLInputElement>(null);
  const archivo = useSelector(actor, ({ context }) => context.archivo);
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  useLeadFocus(presses === 0 || busy ? null : String(presses), field);
  const notice = state === 'listo.sinAbrir' ? callNotice({ respuesta, problema }, ownPasswordRefusals, 'acceso') : null;
  const refused = respuesta === null ? undefined : notice?.titulo;
  const error = state === 'listo.faltaClave' ? ownPasswordTexts.vacia : refused;
  const send = () => actor.send({ type: 'ABRIR', clave: field.current?.value ?? '' });
  return (
    <Stack space={4}>
      <Alert tone="exito" title={words.listo} lasting>
        <p>{words.vence(screenMoment(Date.parse(archivo?.vence ?? '')))}</p>
        {(archivo?.omitidos ?? 0) > 0 && <p>{words.omitidos(archivo?.omitidos ?? 0)}</p>}
      </Alert>
      {notice !== null && respuesta === null && (
        <Alert tone="error" title={notice.titulo}>
          <p>{notice.detalle}</p>
        </Alert>
      )}
      <p>{words.paraAbrir}</p>
      <PasswordField
        ref={field}
        label={words.clave}
        error={error}
        showLabel={ownPasswordTexts.mostrar}
        hideLabel={ownPasswordTexts.ocultar}
        autoComplete="current-password"
        readOnly={busy}
        onInput={() => actor.send({ type: 'ESCRIBIR' })}
        onEnter={send}
      />
      <Row>
        <Button busy={busy} busyLabel={words.abriendo} onPress={send}>
          {words.abrir}
        </Button>
      </Row>
      <p role="status">{state === 'comprobando' ? words.comprobando : ''}</p>
    </Stack>
  );
};

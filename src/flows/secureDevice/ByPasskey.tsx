import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { LockedBlock } from '../../ui/blocks/LockedBlock';
import { Row, Stack } from '../../ui/layout/Stack';
import type { BalanceView } from './device-ref';
import { secureDeviceTexts as words } from './texts';

export const ByPasskey: BalanceView = ({ device }) => {
  const asking = useSelector(device, (snapshot) => snapshot.matches({ encendida: { conLlave: 'pidiendo' } }));
  const busy = useSelector(device, (snapshot) => snapshot.hasTag('cargando'));
  const failed = useSelector(device, (snapshot) => snapshot.hasTag('error'));
  const unused = useSelector(device, (snapshot) => snapshot.hasTag('aviso'));
  const noCode = useSelector(device, ({ context }) => context.correo === '' && !context.pedido);
  const problema = useSelector(device, ({ context }) => context.problema);
  const { titulo, detalle } = problema === null ? words.sinConfirmarLlave : failureNotice(problema, 'acceso');
  return (
    <Stack>
      {failed && (
        <LeadAlert tone="error" title={titulo}>
          {detalle}
        </LeadAlert>
      )}
      <LockedBlock title={words.conLlave} detail={words.conLlaveDetalle} occasion={words.conLlave}>
        <div role="status">
          {unused && (
            <Alert tone="advertencia" lasting>
              {words.sinLlave}
            </Alert>
          )}
        </div>
        <Row>
          <Button
            size="small"
            busy={busy}
            busyLabel={asking ? words.esperandoLlave : words.confirmando}
            onPress={() => device.send({ type: 'USAR_LLAVE' })}
          >
            {words.otraVez}
          </Button>
          {(asking || !busy) && (
            <Button kind="ghost" size="small" onPress={() => device.send({ type: 'DEJAR_LLAVE' })}>
              {noCode ? words.volver : words.conCodigo}
            </Button>
          )}
        </Row>
      </LockedBlock>
    </Stack>
  );
};

import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { Button } from '../../ui/actions/Button';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { LockedBlock } from '../../ui/blocks/LockedBlock';
import { Row, Stack } from '../../ui/layout/Stack';
import type { BalanceView, SecureDeviceRef } from './device-ref';
import { PasskeyWay } from './PasskeyWay';
import { secureDeviceTexts as words } from './texts';

/** Why the last request failed. */
const Message = ({ device }: { device: SecureDeviceRef }) => {
  const failed = useSelector(device, (snapshot) => snapshot.hasTag('error'));
  const unsure = useSelector(device, (snapshot) => snapshot.hasTag('aviso'));
  const problema = useSelector(device, ({ context }) => context.problema);
  if (unsure)
    return (
      <LeadAlert tone="advertencia" title={words.sinConfirmar}>
        {words.sinConfirmarDetalle}
      </LeadAlert>
    );
  if (!failed) return null;
  const { titulo, detalle } =
    problema === null
      ? { titulo: words.sinPagina, detalle: words.sinPaginaDetalle }
      : failureNotice(problema, 'acceso');
  return (
    <LeadAlert tone="error" title={titulo}>
      {detalle}
    </LeadAlert>
  );
};

export const Offer: BalanceView = ({ device }) => {
  const refused = useSelector(device, (snapshot) => snapshot.matches({ encendida: { ofreciendo: 'rechazada' } }));
  const busy = useSelector(device, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <Stack>
      <Message device={device} />
      <LockedBlock
        title={refused ? words.rechazada : words.pregunta}
        detail={refused ? words.rechazadaDetalle : words.porQue}
        occasion={refused ? words.rechazada : null}
      >
        <Row>
          <Button size="small" busy={busy} busyLabel={words.pidiendo} onPress={() => device.send({ type: 'AGREGAR' })}>
            {words.agregar}
          </Button>
          {!busy && <PasskeyWay device={device} />}
          {!refused && !busy && (
            <Button kind="ghost" size="small" onPress={() => device.send({ type: 'RECHAZAR' })}>
              {words.ahoraNo}
            </Button>
          )}
        </Row>
      </LockedBlock>
    </Stack>
  );
};

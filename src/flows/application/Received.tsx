import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ViewProps } from './application-ref';
import { applicationTexts as words } from './texts';

/** The receipt: the application's number if the answer had one, and the time. */
export const Received = ({ actor }: ViewProps) => {
  const receipt = useSelector(actor, ({ context }) => context.recibo);
  const mailed = useSelector(actor, ({ context }) => context.porCorreo);
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('aviso'));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('error'));
  return (
    <LazyDialog
      title={words.recibida}
      actions={<Button onPress={() => actor.send({ type: 'CERRAR' })}>{words.terminar}</Button>}
    >
      <Stack space={4}>
        {receipt !== null && receipt.numero !== '' && <p>{words.numero(receipt.numero)}</p>}
        {receipt !== null && <p>{words.cuando(screenMoment(receipt.at))}</p>}
        {mailed && <p>{words.luego}</p>}
        <p>{words.guarde}</p>
        <Row>
          <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'copiar' })}>
            {words.copiar}
          </Button>
          <Button
            kind="tonal"
            size="small"
            icon={<ShareIcon size="small" />}
            onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'compartir' })}
          >
            {words.compartir}
          </Button>
        </Row>
        {copied && <Alert tone="exito">{words.copiado}</Alert>}
        {failed && <Alert tone="error">{words.sinEntregar}</Alert>}
      </Stack>
    </LazyDialog>
  );
};

import { useSelector } from '@xstate/react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ViewProps } from './application-ref';
import { applicationTexts as words } from './texts';

/** The receipt: the application's number if the answer had one, and the time. */
export const Received = ({ actor }: ViewProps) => {
  const receipt = useSelector(actor, ({ context }) => context.recibo);
  return (
    <LazyDialog
      title={words.recibida}
      actions={<Button onPress={() => actor.send({ type: 'CERRAR' })}>{words.terminar}</Button>}
    >
      {receipt !== null && receipt.numero !== '' && <p>{words.numero(receipt.numero)}</p>}
      {receipt !== null && <p>{words.cuando(screenMoment(receipt.at))}</p>}
      <p>{words.luego}</p>
    </LazyDialog>
  );
};

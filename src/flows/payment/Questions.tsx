import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { PendingInvoice } from '../../../machines/payment/pending-invoice';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { LockIcon } from '../../ui/icons/LockIcon';
import { PaymentIcon } from '../../ui/icons/PaymentIcon';
import { Confirmation } from '../../ui/overlays/Confirmation';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { PaymentRef } from './payment-ref';
import { paymentTexts as words } from './texts';

interface Props {
  actor: PaymentRef;
}

const factsOf = (invoice: PendingInvoice | null) =>
  invoice === null
    ? []
    : [
        { label: words.factura, value: invoice.numero },
        { label: words.limite, value: screenDate(invoice.vence) },
        { label: words.total, value: invoice.monto === 0 ? words.sinMonto : formatMoney(invoice.monto) },
      ].filter(({ value }) => value !== '');

/** Nothing is sent before the member confirms; the dialog stays open until the gateway opens. */
export const Question = ({ actor }: Props) => {
  const waits = useSelector(actor, (snapshot) => snapshot.matches('pagando'));
  const invoice = useSelector(actor, ({ context }) => context.pedida);
  const leaving = useSelector(
    actor,
    (snapshot) => snapshot.matches({ pagando: 'porEnviar' }) || snapshot.matches({ pagando: 'enviado' }),
  );
  return (
    <Confirmation
      question={words.pregunta}
      icon={<PaymentIcon />}
      facts={factsOf(invoice)}
      closeLabel={shellTexts.cerrar}
      safe={{ label: words.no, act: () => actor.send({ type: waits ? 'CANCELAR' : 'NO' }) }}
      sure={{
        label: words.si,
        busy: waits,
        busyLabel: leaving ? words.abriendo : words.preparando,
        act: () => actor.send({ type: 'SI' }),
      }}
      note={
        <>
          <LockIcon size="small" />
          {words.leLlevaremos}
        </>
      }
    />
  );
};

/** An invoice that may already be charged is not paid again. */
export const Processing = ({ actor }: Props) => {
  const close = () => actor.send({ type: 'CERRAR' });
  const first = useRef<HTMLButtonElement>(null);
  return (
    <LazyDialog
      title={words.procesando}
      focusFirst={first}
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={
        <Button ref={first} onPress={close}>
          {words.entendido}
        </Button>
      }
    >
      <Alert tone="advertencia" lasting>
        {words.procesandoDetalle}
      </Alert>
    </LazyDialog>
  );
};

import { useSelector } from '@xstate/react';
import { calendarFile } from '../../../domain/rules/dates/calendar-file';
import { screenDate, screenMoment, todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { PaymentDeadline } from '../../../domain/rules/payments/invoice';
import type { paymentReceiptMachine } from '../../../machines/paymentReceipt/paymentReceipt.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { CloseButton } from '../../ui/actions/CloseButton';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { Printed } from '../../ui/frames/Printed';
import { CalendarIcon } from '../../ui/icons/CalendarIcon';
import { PrinterIcon } from '../../ui/icons/PrinterIcon';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { paymentReceiptTexts as words } from './texts';

interface Props {
  start: () => Start<typeof paymentReceiptMachine>;
  /** The deadline of the remaining invoices; null if there are none or they are unknown. */
  deadline?: PaymentDeadline | null;
  /** Only where the receipt can be closed. */
  onClose?: () => void;
}

const messages = {
  quieto: null,
  copiando: null,
  compartiendo: null,
  copiado: { tone: 'exito', text: words.copiado },
  sinEntregar: { tone: 'error', text: words.sinEntregar },
} as const satisfies Record<StateOf<typeof paymentReceiptMachine>, { tone: 'exito' | 'error'; text: string } | null>;

const Deadline = ({ deadline, madeOn }: { deadline: PaymentDeadline; madeOn: string }) => {
  const file = calendarFile({
    uid: `factura-${deadline.factura}@pagos`,
    day: deadline.vence,
    title: words.evento(deadline.factura),
    detail: words.eventoDetalle(formatMoney(deadline.monto)),
    maker: shellTexts.producto,
    madeOn,
  });
  return (
    <Stack space={2}>
      <p>{words.proximo(deadline.factura, screenDate(deadline.vence))}</p>
      <div>
        <ButtonAnchor href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download={words.archivo}>
          <CalendarIcon size="small" />
          {words.calendario}
        </ButtonAnchor>
      </div>
    </Stack>
  );
};

/** A confirmed payment; shown until it is closed or the session ends. */
export const PaymentReceiptScreen = ({ start, deadline = null, onClose }: Props) => {
  const { actor, state } = useFlow(start);
  const { numero, factura, monto, confirmado } = useSelector(actor, ({ context }) => context.recibo);
  const mailed = useSelector(actor, ({ context }) => context.porCorreo);
  const told = messages[state];
  return (
    <Printed>
      <Card>
        <CardHead title={words.titulo}>
          {onClose !== undefined && <CloseButton label={words.cerrar(factura)} onPress={onClose} />}
        </CardHead>
        <Stack space={5}>
          <div>
            <Badge tone="exito">{words.confirmado}</Badge>
          </div>
          <AccountFacts>
            <AccountFact term={words.monto}>{formatMoney(monto)}</AccountFact>
          </AccountFacts>
          <FactGrid
            facts={[
              { label: words.factura, value: factura },
              { label: words.numero, value: numero },
              { label: words.fecha, value: screenMoment(confirmado) },
            ]}
          />
          <p>{mailed ? `${words.llega} ${words.sigue}` : words.sigue}</p>
          <Row>
            <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'COPIAR' })}>
              {words.copiar}
              <VisuallyHidden>{words.elRecibo(factura)}</VisuallyHidden>
            </Button>
            <Button
              kind="tonal"
              size="small"
              icon={<ShareIcon size="small" />}
              onPress={() => actor.send({ type: 'COMPARTIR' })}
            >
              {words.compartir}
              <VisuallyHidden>{words.elRecibo(factura)}</VisuallyHidden>
            </Button>
            <Button
              kind="tonal"
              size="small"
              icon={<PrinterIcon size="small" />}
              onPress={() => actor.send({ type: 'IMPRIMIR' })}
            >
              {words.imprimir}
              <VisuallyHidden>{words.elRecibo(factura)}</VisuallyHidden>
            </Button>
          </Row>
          {told !== null && <Alert tone={told.tone}>{told.text}</Alert>}
          {deadline !== null && <Deadline deadline={deadline} madeOn={todayInSantoDomingo(confirmado)} />}
        </Stack>
      </Card>
    </Printed>
  );
};

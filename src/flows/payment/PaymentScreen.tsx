import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { screenDate, todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { PaymentDeadline } from '../../../domain/rules/payments/invoice';
import type { PaymentReceipt } from '../../../domain/rules/payments/payment-intent';
import type { paymentMachine } from '../../../machines/payment/payment.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Card } from '../../ui/blocks/Card';
import { Collapsible } from '../../ui/blocks/Collapsible';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Section } from '../../ui/blocks/Section';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Page } from '../../ui/frames/Page';
import { Stack } from '../../ui/layout/Stack';
import { nextDeadline } from './deadline';
import { Invoices } from './Invoices';
import type { PaymentRef } from './payment-ref';
import { Processing, Question } from './Questions';
import { paymentNoticeText, paymentTexts as words } from './texts';

type View = (props: { actor: PaymentRef }) => React.ReactNode;

const Unread: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const motivo = useSelector(actor, ({ context }) => context.motivo);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'servicios');
  return (
    <>
      {motivo !== null && <LeadAlert tone="advertencia" title={paymentNoticeText[motivo]('')} />}
      <Card>
        <ErrorBlock
          title={titulo}
          detail={detalle}
          retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
        />
      </Card>
    </>
  );
};

/** One view for all states that show the list, so that the focus survives an opening dialog or a reload. */
const Listed: View = ({ actor }) => {
  const known = useSelector(actor, ({ context }) => context.facturas !== null);
  const reads = useSelector(actor, (snapshot) => !snapshot.matches('lista') && !snapshot.matches('pagando'));
  if (!known)
    return (
      <Card>
        <Skeleton shape="card" count={2} label={words.cargando} />
      </Card>
    );
  return (
    <>
      <Invoices actor={actor} busy={reads} />
      <div>
        <RetryButton
          label={words.actualizar}
          busy={reads}
          busyLabel={words.actualizando}
          onPress={() => actor.send({ type: 'ACTUALIZAR' })}
        />
      </div>
    </>
  );
};

const views = {
  recordando: Listed,
  conciliando: Listed,
  leyendo: Listed,
  sinFacturas: Unread,
  'lista.decidiendo': Listed,
  'lista.quieta': Listed,
  'lista.conAviso': Listed,
  'lista.vacia': Listed,
  'lista.preguntando': Listed,
  'lista.advirtiendo': Listed,
  'pagando.apartando': Listed,
  'pagando.conciliandoAntes': Listed,
  'pagando.comprobando': Listed,
  'pagando.creandoOrden': Listed,
  'pagando.abriendoSesion': Listed,
  'pagando.porEnviar': Listed,
  'pagando.enviado': Listed,
} satisfies Record<StateOf<typeof paymentMachine>, View>;

/** The dialog over the list, by state. */
const dialogs: Readonly<Partial<Record<StateOf<typeof paymentMachine>, View>>> = {
  'lista.preguntando': Question,
  'lista.advirtiendo': Processing,
  'pagando.apartando': Question,
  'pagando.conciliandoAntes': Question,
  'pagando.comprobando': Question,
  'pagando.creandoOrden': Question,
  'pagando.abriendoSesion': Question,
  'pagando.porEnviar': Question,
  'pagando.enviado': Question,
};

interface Props {
  start: () => Start<typeof paymentMachine>;
  /** Renders the receipt of one payment. */
  receipt(props: { receipt: PaymentReceipt; deadline?: PaymentDeadline | null; onClose?: () => void }): React.ReactNode;
}

/** Invoices paid earlier; those of the receipts above are left out. */
const Paid = ({ actor, receipt }: { actor: PaymentRef } & Pick<Props, 'receipt'>) => {
  const recibos = useSelector(actor, ({ context }) => context.recibos);
  const pagadas = useSelector(actor, ({ context }) => context.pagadas);
  const earlier = pagadas.filter(({ numero }) => recibos.every((one) => one.numero !== numero));
  if (earlier.length === 0) return null;
  return (
    <Section title={words.pagadas}>
      <Stack space={2}>
        <p>{words.pagadasDetalle}</p>
        {earlier.map((one) => (
          <Collapsible
            key={one.numero}
            title={words.pagada(one.factura, formatMoney(one.monto), screenDate(todayInSantoDomingo(one.confirmado)))}
          >
            {receipt({ receipt: one })}
          </Collapsible>
        ))}
      </Stack>
    </Section>
  );
};

export const PaymentScreen = ({ start, receipt }: Props) => {
  const { actor, state } = useFlow(start);
  const recibos = useSelector(actor, ({ context }) => context.recibos);
  const facturas = useSelector(actor, ({ context }) => context.facturas);
  const ahora = useSelector(actor, ({ context }) => context.ahora);
  const [Shown, Over] = [views[state], dialogs[state]];
  const deadline = nextDeadline(facturas ?? [], todayInSantoDomingo(ahora));
  return (
    <Page title={words.titulo} tab={words.pestana} lead={words.lema}>
      {recibos.map((one) => (
        <Fragment key={one.numero}>
          {receipt({
            receipt: one,
            deadline,
            onClose: () => actor.send({ type: 'CERRAR_RECIBO', numero: one.numero }),
          })}
        </Fragment>
      ))}
      <Shown actor={actor} />
      <Paid actor={actor} receipt={receipt} />
      {Over !== undefined && <Over actor={actor} />}
    </Page>
  );
};

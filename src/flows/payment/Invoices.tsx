import { useSelector } from '@xstate/react';
import { daysUntil, screenDate, todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { InvoiceSituation, PendingInvoice } from '../../../machines/payment/pending-invoice';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Badge } from '../../ui/blocks/Badge';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { InvoiceCard } from '../../ui/blocks/InvoiceCard';
import { InvoiceList } from '../../ui/blocks/InvoiceList';
import { InvoicePanel } from '../../ui/blocks/InvoicePanel';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { CheckIcon } from '../../ui/icons/CheckIcon';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { RetryIcon } from '../../ui/icons/RetryIcon';
import { WarningIcon } from '../../ui/icons/WarningIcon';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { PaymentRef } from './payment-ref';
import { paymentNoticeText, paymentTexts as words } from './texts';

const dueWords = (vence: string, today: string): string => {
  const days = daysUntil(today, vence);
  return days === null ? '' : words.enDias(days);
};

const Status = ({ estado }: Pick<PendingInvoice, 'estado'>) => {
  const known = estado.toLowerCase();
  if (known === 'procesando')
    return (
      <Badge tone="informacion" icon={<RetryIcon size="tiny" />}>
        {estado}
      </Badge>
    );
  if (known === 'generada')
    return (
      <Badge tone="advertencia" icon={<ClockIcon size="tiny" />}>
        {estado}
      </Badge>
    );
  if (known === 'vencida')
    return (
      <Badge tone="error" icon={<WarningIcon size="tiny" />}>
        {estado}
      </Badge>
    );
  return estado === '' ? null : <Badge tone="neutral">{estado}</Badge>;
};

interface ActProps {
  actor: PaymentRef;
  invoice: PendingInvoice;
  busy: boolean;
  /** The notice above; empty: none. */
  told: string;
}

/** Its condition, unless the notice above says the same. */
const Standing = ({ line, told }: { line: string; told: string }) =>
  line === told ? null : (
    <Alert tone="informacion" lasting>
      {line}
    </Alert>
  );

const Pay = ({ actor, invoice: { numero }, busy }: ActProps) => (
  <Button width="full" busy={busy} onPress={() => actor.send({ type: 'ELEGIR', numero })}>
    {words.pagar}
    <VisuallyHidden>{words.laFactura(numero)}</VisuallyHidden>
  </Button>
);
const Look = ({ actor, invoice: { numero }, busy, told }: ActProps) => (
  <>
    <Standing line={words.procesando} told={told} />
    <Button kind="outline" width="full" busy={busy} onPress={() => actor.send({ type: 'ELEGIR', numero })}>
      {words.verEstado}
      <VisuallyHidden>{words.deFactura(numero)}</VisuallyHidden>
    </Button>
  </>
);
/** Started in this browser, and left before its end was known. */
const Continue = ({ actor, invoice: { numero }, busy }: ActProps) => (
  <>
    <Alert tone="informacion" title={words.procesando} lasting>
      {words.propiaDetalle}
    </Alert>
    <Button width="full" busy={busy} onPress={() => actor.send({ type: 'SEGUIR', numero })}>
      {words.seguir}
      <VisuallyHidden>{words.deLaFactura(numero)}</VisuallyHidden>
    </Button>
  </>
);
const Wait = ({ told }: ActProps) => <Standing line={paymentNoticeText.enEspera('')} told={told} />;
const NoAmount = ({ told }: ActProps) => <Standing line={words.sinMontoDetalle} told={told} />;

const acts: Readonly<Record<InvoiceSituation, (props: ActProps) => React.ReactNode>> = {
  porPagar: Pay,
  procesando: Look,
  propia: Continue,
  enEspera: Wait,
  sinMonto: NoAmount,
};

const OneInvoice = ({ actor, invoice, busy, told, today }: ActProps & { today: string }) => {
  const Act = acts[invoice.situacion];
  const { numero, estado, emitida, vence, monto, situacion } = invoice;
  return (
    <InvoiceCard
      label={words.factura}
      number={numero}
      amount={situacion === 'sinMonto' || monto === 0 ? words.sinMonto : formatMoney(monto)}
      badge={<Status estado={estado} />}
      facts={[
        { label: words.limite, value: screenDate(vence), note: dueWords(vence, today) },
        { label: words.fecha, value: screenDate(emitida) },
      ].filter(({ value }) => value !== '')}
    >
      {told !== '' && <LeadAlert tone="advertencia" title={told} />}
      <Act actor={actor} invoice={invoice} busy={busy} told={told} />
    </InvoiceCard>
  );
};

/** The pending invoices; all buttons are disabled while the list reloads. */
export const Invoices = ({ actor, busy }: { actor: PaymentRef; busy: boolean }) => {
  const facturas = useSelector(actor, ({ context }) => context.facturas) ?? [];
  const aviso = useSelector(actor, (snapshot) => (snapshot.hasTag('cargando') ? null : snapshot.context.aviso));
  const avisos = useSelector(actor, ({ context }) => context.avisos);
  const today = useSelector(actor, ({ context }) => todayInSantoDomingo(context.ahora));
  const told = aviso === null ? '' : paymentNoticeText[aviso.es](aviso.numero);
  const isListed = facturas.some(({ numero }) => numero === aviso?.numero);
  return (
    <InvoicePanel>
      {told !== '' && !isListed && <LeadAlert key={avisos} tone="advertencia" title={told} />}
      {facturas.length === 0 ? (
        <EmptyBlock icon={<CheckIcon />} title={words.sinPendientes} />
      ) : (
        <InvoiceList label={words.lista}>
          {facturas.map((invoice) => (
            <OneInvoice
              key={`${invoice.numero} ${invoice.numero === aviso?.numero ? avisos : ''}`}
              actor={actor}
              invoice={invoice}
              busy={busy}
              told={invoice.numero === aviso?.numero ? told : ''}
              today={today}
            />
          ))}
        </InvoiceList>
      )}
    </InvoicePanel>
  );
};

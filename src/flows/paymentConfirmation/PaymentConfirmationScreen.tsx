import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { formatMoney } from '../../../domain/rules/money/money';
import { responseOutcome } from '../../../domain/rules/payments/gateway';
import type { PaymentReceipt } from '../../../domain/rules/payments/payment-intent';
import type { PaymentTruth } from '../../../machines/paymentConfirmation/payment-truth';
import type { paymentConfirmationMachine } from '../../../machines/paymentConfirmation/paymentConfirmation.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { Page } from '../../ui/frames/Page';
import { Reading } from '../../ui/layout/Reading';
import { Stack } from '../../ui/layout/Stack';
import { paymentConfirmationTexts as words } from './texts';

type ConfirmationRef = ActorRefFrom<typeof paymentConfirmationMachine>;
type DrawReceipt = (receipt: PaymentReceipt) => ReactNode;
/** The details of the payment, below the headline. */
type View = (props: { actor: ConfirmationRef; receipt: DrawReceipt }) => ReactNode;
type Tone = ComponentProps<typeof Alert>['tone'];

const Nothing: View = () => null;
const Asking: View = () => <Spinner label={words.comprobando} />;

const ToInvoices = ({ actor, quiet = false }: { actor: ConfirmationRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_PAGOS' })}>
    {words.verFacturas}
  </Button>
);

const Invoice = ({ actor }: { actor: ConfirmationRef }) => {
  const pago = useSelector(actor, ({ context }) => context.pago);
  return pago === null ? null : (
    <AccountFacts>
      <AccountFact term={words.factura}>{pago.factura}</AccountFact>
      <AccountFact term={words.monto}>{formatMoney(pago.monto)}</AccountFact>
    </AccountFacts>
  );
};

const Uncertain = ({
  actor,
  tone,
  title,
  detail,
  busy = false,
}: {
  actor: ConfirmationRef;
  tone: Tone;
  title: string;
  detail: string;
  busy?: boolean;
}) => (
  <Stack space={5}>
    <Alert tone={tone} title={title}>
      {detail}
    </Alert>
    <Invoice actor={actor} />
    <Stack space={3}>
      <Button width="full" busy={busy} busyLabel={words.comprobando} onPress={() => actor.send({ type: 'COMPROBAR' })}>
        {words.comprobar}
      </Button>
      <ToInvoices actor={actor} quiet />
    </Stack>
  </Stack>
);

const Confirming = ({ actor, busy = false }: { actor: ConfirmationRef; busy?: boolean }) => (
  <Uncertain actor={actor} tone="informacion" title={words.confirmando} detail={words.confirmandoDetalle} busy={busy} />
);

const NotSeen = ({ actor, busy = false }: { actor: ConfirmationRef; busy?: boolean }) => {
  const outcome = useSelector(actor, ({ context }) => responseOutcome(context.codigo));
  const detail = outcome === 'exito' ? words.sinAparecerAprobado : words.sinAparecerRechazado;
  return <Uncertain actor={actor} tone="advertencia" title={words.sinAparecer} detail={detail} busy={busy} />;
};

const Confirmed: View = ({ actor, receipt }) => {
  const recibo = useSelector(actor, ({ context }) => context.recibo);
  return (
    <Stack space={5}>
      <Alert tone="exito" title={words.confirmado} />
      {recibo === null ? <Invoice actor={actor} /> : receipt(recibo)}
      <ToInvoices actor={actor} />
    </Stack>
  );
};

const NothingOwed: View = ({ actor }) => (
  <Stack space={5}>
    <Alert tone="informacion" title={words.sinDeudas}>
      {words.sinDeudasDetalle}
    </Alert>
    <ToInvoices actor={actor} />
  </Stack>
);

/** The last result stays visible while it is checked again. */
const asking: Record<PaymentTruth, View> = {
  confirmado: Asking,
  sinDeudas: Asking,
  enProceso: ({ actor }) => <Confirming actor={actor} busy />,
  sinAparecer: ({ actor }) => <NotSeen actor={actor} busy />,
};
const AskingAgain: View = (props) => {
  const estado = useSelector(props.actor, ({ context }) => context.estado);
  const Last = estado === null ? Asking : asking[estado];
  return <Last {...props} />;
};

const Unchecked: View = ({ actor }) => (
  <Uncertain actor={actor} tone="advertencia" title={words.sinComprobar} detail={words.sinComprobarDetalle} />
);

const Visitor: View = ({ actor }) => (
  <Stack space={3}>
    <p>{words.sinSesion}</p>
    <Button width="full" onPress={() => actor.send({ type: 'IR_A_PAGOS' })}>
      {words.iniciarSesion}
    </Button>
  </Stack>
);

const views = {
  explicando: Asking,
  identificando: Asking,
  conciliando: AskingAgain,
  buscando: AskingAgain,
  comprobando: AskingAgain,
  guardandoRecibo: Asking,
  confirmado: Confirmed,
  sinDeudas: NothingOwed,
  confirmando: Confirming,
  sinAparecer: NotSeen,
  sinComprobar: Unchecked,
  sinSesion: Visitor,
  haciaPagos: Nothing,
  haciaLogin: Nothing,
} satisfies Record<StateOf<typeof paymentConfirmationMachine>, View>;

/** The headline by response code; success waits for the reconciliation. */
const Headline = ({ actor }: { actor: ConfirmationRef }) => {
  const outcome = useSelector(actor, ({ context }) => responseOutcome(context.codigo));
  const descripcion = useSelector(actor, ({ context }) => context.descripcion ?? '');
  const isConfirmed = useSelector(actor, ({ context }) => context.estado === 'confirmado');
  const tones = { exito: isConfirmed ? 'exito' : 'informacion', inconveniente: 'error' } as const;
  return <Outcome tone={tones[outcome]} title={words[outcome]} details={descripcion === '' ? [] : [descripcion]} />;
};

interface Props {
  start: () => Start<typeof paymentConfirmationMachine>;
  receipt: DrawReceipt;
}

export const PaymentConfirmationScreen = ({ start, receipt }: Props) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Reading>
        <Card>
          <Stack space={5}>
            <Headline actor={actor} />
            <Current actor={actor} receipt={receipt} />
          </Stack>
        </Card>
      </Reading>
    </Page>
  );
};

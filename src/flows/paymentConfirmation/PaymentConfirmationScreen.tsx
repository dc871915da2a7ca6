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
import { paymentOutcomeWords, paymentConfirmationTexts as words } from './texts';

type ConfirmationRef = ActorRefFrom<typeof paymentConfirmationMachine>;
type DrawReceipt = (receipt: PaymentReceipt) => ReactNode;
/** The details of the payment, below the headline. */
type View = (props: { actor: ConfirmationRef; receipt: DrawReceipt }) => ReactNode;
type Words = typeof paymentOutcomeWords;

const outcomes = {
  confirmado: { tone: 'exito', press: 'IR_A_PAGOS' },
  noCobrado: { tone: 'informacion', press: 'INTENTAR' },
  confirmando: { tone: 'informacion', press: 'COMPROBAR' },
  sinAparecer: { tone: 'advertencia', press: 'COMPROBAR' },
  sinComprobar: { tone: 'advertencia', press: 'COMPROBAR' },
  sinDeudas: { tone: 'informacion', press: 'IR_A_PAGOS' },
} as const satisfies Record<keyof Words, { tone: ComponentProps<typeof Alert>['tone']; press: string }>;

/** What stays visible while it is checked again. */
const lastOutcome: Readonly<Record<PaymentTruth, keyof Words | null>> = {
  confirmado: null,
  noCobrado: 'noCobrado',
  enProceso: 'confirmando',
  sinAparecer: 'sinAparecer',
  sinDeudas: null,
};

const Nothing: View = () => null;
const Asking: View = () => <Spinner label={words.comprobando} />;

const Payment = ({ actor }: { actor: ConfirmationRef }) => {
  const pago = useSelector(actor, ({ context }) => context.pago);
  return pago === null ? null : (
    <AccountFacts>
      <AccountFact term={words.factura}>{pago.factura}</AccountFact>
      <AccountFact term={words.monto}>{formatMoney(pago.monto)}</AccountFact>
    </AccountFacts>
  );
};

/** One view for all outcomes and for checking again, so that the focus stays on the main button. */
const Told: View = ({ actor, receipt }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const shown = useSelector(actor, ({ value, context: { estado } }) =>
    value in outcomes ? (value as keyof Words) : estado === null ? null : lastOutcome[estado],
  );
  const recibo = useSelector(actor, ({ context }) => context.recibo);
  if (shown === null) return <Spinner label={words.comprobando} />;
  const { tone, press } = outcomes[shown];
  const { titulo, detalle, boton } = paymentOutcomeWords[shown];
  return (
    <Stack space={5}>
      <Alert tone={tone} title={titulo}>
        {detalle}
      </Alert>
      {recibo !== null && receipt(recibo)}
      <Stack space={3}>
        <Button width="full" busy={busy} busyLabel={words.comprobando} onPress={() => actor.send({ type: press })}>
          {boton}
        </Button>
        {press !== 'IR_A_PAGOS' && (
          <Button kind="outline" width="full" onPress={() => actor.send({ type: 'IR_A_PAGOS' })}>
            {words.verFacturas}
          </Button>
        )}
      </Stack>
      {recibo === null && <Payment actor={actor} />}
    </Stack>
  );
};

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
  conciliando: Told,
  buscando: Told,
  comprobando: Told,
  guardandoRecibo: Asking,
  confirmado: Told,
  noCobrado: Told,
  sinDeudas: Told,
  confirmando: Told,
  sinAparecer: Told,
  sinComprobar: Told,
  sinSesion: Visitor,
  haciaPagos: Nothing,
  haciaIntento: Nothing,
  haciaLogin: Nothing,
} satisfies Record<StateOf<typeof paymentConfirmationMachine>, View>;

/** The headline by response code; success waits for the reconciliation. */
const Headline = ({ actor }: { actor: ConfirmationRef }) => {
  const outcome = useSelector(actor, ({ context }) => responseOutcome(context.codigo));
  const descripcion = useSelector(actor, ({ context }) => context.descripcion ?? '');
  const isConfirmed = useSelector(actor, ({ context }) => context.estado === 'confirmado');
  const tones = { exito: isConfirmed ? 'exito' : 'informacion', inconveniente: 'error' } as const;
  return (
    <Outcome
      tone={tones[outcome]}
      title={words[outcome]}
      details={descripcion === '' ? [] : [words.banco(descripcion)]}
    />
  );
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

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatMoney } from '../../../domain/rules/money/money';
import type { mobilePaymentMachine } from '../../../machines/mobilePayment/mobilePayment.machine';
import type { StateOf } from '../../../machines/state-of';
import { useFlow } from '../../parts/use-flow';
import { linkFailureDetails } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { mobilePaymentLinkWords, mobilePaymentTexts as words } from './texts';

type MobilePaymentRef = ActorRefFrom<typeof mobilePaymentMachine>;
type View = (props: { actor: MobilePaymentRef }) => React.ReactNode;

const Nothing: View = () => null;
const Opening: View = () => <Spinner label={words.abriendo} />;

const useOccasion = (actor: MobilePaymentRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};

const Invoice: View = ({ actor }) => {
  const factura = useSelector(actor, ({ context }) => context.factura);
  const monto = useSelector(actor, ({ context }) => context.monto);
  return (
    <AccountFacts>
      <AccountFact term={words.factura}>{factura}</AccountFact>
      <AccountFact term={words.monto}>{formatMoney(monto)}</AccountFact>
    </AccountFacts>
  );
};

const waiting =
  (label: string): View =>
  ({ actor }) => (
    <Stack space={5}>
      <Invoice actor={actor} />
      <Spinner label={label} />
    </Stack>
  );

const ToInvoices = ({ actor, quiet = false }: { actor: MobilePaymentRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_PAGOS' })}>
    {words.verFacturas}
  </Button>
);

const Retry = ({ actor, label = shellTexts.reintentar }: { actor: MobilePaymentRef; label?: string }) => (
  <Button width="full" onPress={() => actor.send({ type: 'REINTENTAR' })}>
    {label}
  </Button>
);

const Returned: View = ({ actor }) => {
  const opened = useSelector(actor, ({ context }) => context.regreso === 'volvio');
  return (
    <Stack space={5}>
      <Invoice actor={actor} />
      <Outcome
        tone="informacion"
        title={opened ? words.volvio : words.noSeAbrio}
        details={[opened ? words.volvioDetalle : words.noSeAbrioDetalle]}
        occasion={useOccasion(actor)}
      >
        <Button width="full" onPress={() => actor.send({ type: 'CONTINUAR' })}>
          {words.seguir}
        </Button>
        <ToInvoices actor={actor} quiet />
      </Outcome>
    </Stack>
  );
};

/** After returning from the bank the invoice may be paid. */
const useWhetherSent = (actor: MobilePaymentRef): string =>
  useSelector(actor, ({ context }) => (context.regreso === null ? words.nadaSalio : words.yaPago));

/** Why this payment is impossible; a retry would not change it. */
const Refusal = ({ actor, detail }: { actor: MobilePaymentRef; detail: string }) => (
  <Stack space={5}>
    <Invoice actor={actor} />
    <Outcome
      tone="error"
      title={words.inconveniente}
      details={[detail, useWhetherSent(actor)]}
      occasion={useOccasion(actor)}
    >
      <ToInvoices actor={actor} />
    </Outcome>
  </Stack>
);
const refused =
  (detail: string): View =>
  ({ actor }) => <Refusal actor={actor} detail={detail} />;

const NotPending: View = ({ actor }) => {
  const occasion = useOccasion(actor);
  const wasSent = useSelector(actor, ({ context }) => context.regreso !== null);
  if (!wasSent) return <Refusal actor={actor} detail={words.noPendiente} />;
  return (
    <Stack space={5}>
      <Invoice actor={actor} />
      <Outcome
        tone="informacion"
        title={words.yaNoPendiente}
        details={[words.yaNoPendienteDetalle]}
        occasion={occasion}
      >
        <ToInvoices actor={actor} />
      </Outcome>
    </Stack>
  );
};

const Refused: View = ({ actor }) => {
  const mensaje = useSelector(actor, ({ context }) => context.respuesta?.mensaje ?? '');
  return <Refusal actor={actor} detail={mensaje || words.incompleto} />;
};

const UnderWay: View = ({ actor }) => (
  <Stack space={5}>
    <Invoice actor={actor} />
    <Outcome
      tone="informacion"
      title={words.enProceso}
      details={[words.enProcesoDetalle]}
      occasion={useOccasion(actor)}
    >
      <Retry actor={actor} label={words.comprobar} />
      <ToInvoices actor={actor} quiet />
    </Outcome>
  </Stack>
);

const failed =
  (lead: readonly string[]): View =>
  ({ actor }) => {
    const problema = useSelector(actor, ({ context }) => context.problema);
    const whetherSent = useWhetherSent(actor);
    return (
      <Stack space={5}>
        <Invoice actor={actor} />
        <Outcome
          tone="error"
          title={words.inconveniente}
          details={[...lead, ...(problema === null ? [words.sinSesion] : linkFailureDetails(problema)), whetherSent]}
          occasion={useOccasion(actor)}
        >
          <Retry actor={actor} />
          <ToInvoices actor={actor} quiet />
        </Outcome>
      </Stack>
    );
  };

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  if (enlace === null) return null;
  const { titulo, detalles } = mobilePaymentLinkWords[enlace];
  return (
    <Outcome tone="error" title={titulo} details={detalles}>
      <ToInvoices actor={actor} />
    </Outcome>
  );
};

const views = {
  abriendo: Opening,
  identificando: waiting(words.comprobando),
  conciliando: waiting(words.comprobando),
  comparando: waiting(words.comprobando),
  pidiendoSesion: waiting(words.preparando),
  saliendo: waiting(words.saliendo),
  enBanco: waiting(words.saliendo),
  volvio: Returned,
  otraCuenta: refused(words.otraCuenta),
  noPendiente: NotPending,
  otroMonto: refused(words.otroMonto),
  enProceso: UnderWay,
  rechazada: Refused,
  sinComprobar: failed([words.sinComprobar]),
  sinIniciar: failed([]),
  enlaceInservible: BadLink,
  haciaPagos: Nothing,
} satisfies Record<StateOf<typeof mobilePaymentMachine>, View>;

export const MobilePaymentScreen = ({ start }: { start: () => typeof mobilePaymentMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: undefined }));
  const Current = views[state];
  return (
    <LinkPage title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};

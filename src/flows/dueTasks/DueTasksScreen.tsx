import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { formatMoney } from '../../../domain/rules/money/money';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import type { DueInvoice, ReturnedCase } from '../../../machines/dueTasks/due-tasks';
import type { dueTasksMachine } from '../../../machines/dueTasks/dueTasks.machine';
import { CenterPlace } from '../../parts/requests/CenterPlace';
import { ReturnedLines } from '../../parts/requests/ReturnedLines';
import { UnsentRequests } from '../../parts/requests/UnsentRequests';
import { type Start, useFlow } from '../../parts/use-flow';
import { requestTexts } from '../../texts/requests';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { PaymentIcon } from '../../ui/icons/PaymentIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dueTasksTexts as words } from './texts';

const TaskLink = createLink(ButtonAnchor);

/** The invoice that is due first; the others are named by their number. */
const Invoices = ({ invoices: [first, ...others] }: { invoices: readonly DueInvoice[] }) => {
  if (first === undefined) return null;
  const { numero, monto, dias } = first;
  const overdue = dias !== null && dias < 0;
  const amount = formatMoney(monto);
  const lines = [
    dias === null ? '' : `${words.enDias(dias)}.`,
    others.length === 0 ? '' : words.otrasFacturas(others.length),
  ];
  return (
    <Alert
      tone={overdue ? 'advertencia' : 'informacion'}
      lasting
      icon={<PaymentIcon />}
      title={overdue ? words.vencida(amount) : words.porPagar(amount)}
      action={
        <TaskLink to={routes.payment.path} search={{ pagar: linkWord(numero) }} look="primary">
          {words.pagar}
          <VisuallyHidden>{words.laFactura(numero)}</VisuallyHidden>
        </TaskLink>
      }
    >
      {lines.filter((line) => line !== '').join(' ')}
    </Alert>
  );
};

const Cases = ({ cases: [first, ...others], now }: { cases: readonly ReturnedCase[]; now: number }) => {
  if (first === undefined) return null;
  const { numeroCaso, titulo, respuesta, completable } = first;
  return (
    <Alert
      tone="advertencia"
      lasting
      icon={<ClockIcon />}
      title={words.devuelta(titulo)}
      action={
        <Row space={2}>
          <TaskLink
            to={routes.requests.path}
            search={completable ? { editar: linkWord(numeroCaso) } : caseSearch(numeroCaso)}
            look="primary"
          >
            {completable ? requestTexts.completar : words.verCaso}
            <VisuallyHidden>{words.elCaso(numeroCaso)}</VisuallyHidden>
          </TaskLink>
          {others.length > 0 && (
            <TaskLink to={routes.requests.path} search={{ estado: 'devuelto' }}>
              {words.otrasDevueltas(others.length)}
            </TaskLink>
          )}
        </Row>
      }
    >
      <ReturnedLines respuesta={respuesta} completable={completable} now={now} />
      {!completable && <CenterPlace respuesta={respuesta} now={now} />}
    </Alert>
  );
};

interface Props {
  start: () => Start<typeof dueTasksMachine>;
  /** By the server's clock. */
  now: number;
}

/** What waits for the member. Renders nothing while or where nothing is due. */
export const DueTasksScreen = ({ start, now }: Props) => {
  const { actor } = useFlow(start);
  const facturas = useSelector(actor, ({ context }) => context.facturas) ?? [];
  const casos = useSelector(actor, ({ context }) => context.casos) ?? [];
  const borradores = useSelector(actor, ({ context }) => context.borradores);
  if (facturas.length + casos.length + borradores.length === 0) return null;
  return (
    <Stack space={3}>
      <UnsentRequests requests={borradores.filter(({ enviada }) => enviada)} />
      <Invoices invoices={facturas} />
      <Cases cases={casos} now={now} />
      <UnsentRequests requests={borradores.filter(({ enviada }) => !enviada)} />
    </Stack>
  );
};

import { endOf, startOf } from '../../domain/rules/maintenance/maintenance';
import { mayClose, preventing, runningOn, wizardLeadMs } from '../../domain/rules/maintenance/pages';
import { type Contexto, type Evento, pageGateMachine } from './pageGate.machine';

/** With the list that arrives, if one does. */
const seen = ({ context, event }: { context: Contexto; event: Evento }): Contexto =>
  event.type === 'LISTA' ? { ...context, lista: event.lista, ahora: event.ahora } : context;

/** Of what began, or for a wizard was about to begin, when the page was opened. */
const whenEntered = (of: Contexto, leadMs: number): Contexto => ({
  ...of,
  lista: of.lista.filter((one) => startOf(one) - leadMs <= of.entro && of.entro < endOf(one)),
});

export const pageGateFlow = pageGateMachine.provide({
  guards: {
    corre: (of) => runningOn(seen(of)) !== null,
    seCierra: (of) => mayClose(seen(of)) && runningOn(seen(of)) !== null,
    corriaAlEntrar: (of) => mayClose(seen(of)) && runningOn(whenEntered(seen(of), 0)) !== null,
    noAcabaria: (of) => preventing(seen(of)) !== null,
    noAcabariaAlEntrar: (of) => preventing(whenEntered(seen(of), wizardLeadMs)) !== null,
  },
});

import { type ActorRefFrom, emit, fromCallback } from 'xstate';
import { hasSpouse, takenDocuments } from '../../../domain/rules/application/application-faults';
import { type Dependent, emptyDependent } from '../../../domain/rules/application/dependent';
import type { applicationMachine } from '../../../machines/application/application.machine';
import type { Evento } from '../../../machines/applicationDependent/applicationDependent.machine';
import { applicationDependentFlow } from '../../../machines/applicationDependent/applicationDependent.rules';
import type { ApplicationStore } from '../../platform/application-store';
import { wire } from '../../wiring/wire';

interface Parts {
  store: Pick<ApplicationStore, 'dialog'>;
  application: Pick<ActorRefFrom<typeof applicationMachine>, 'getSnapshot' | 'subscribe'>;
  /** The edited person; null if the dialog was closed. */
  onEnd(dependiente: Dependent | null): void;
}

export const applicationDependentLogic = ({ store: { dialog }, application, onEnd }: Parts) => {
  const { borrador, dependientes, editado, listas, hoy } = application.getSnapshot().context;
  const half = dialog.read();
  const before = (editado === null ? undefined : dependientes[editado]) ?? emptyDependent;
  return {
    logic: wire(applicationDependentFlow, {
      actors: {
        vigilarListas: fromCallback(({ sendBack }) => {
          const send: (event: Evento) => void = sendBack;
          let told = listas;
          const look = () => {
            const { listas: now } = application.getSnapshot().context;
            if (now !== told) send({ type: 'LISTAS', listas: now });
            told = now;
          };
          look();
          return application.subscribe(look).unsubscribe;
        }),
      },
      actions: {
        senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
        guardarRecuerdo: ({ context }) => dialog.keep({ editado, borrador: context.borrador }),
        olvidarRecuerdo: () => dialog.forget(),
        // After the chart has finished: the opener unmounts the dialog.
        entregar: ({ context }) => queueMicrotask(() => onEnd(context.borrador)),
        cerrar: () => queueMicrotask(() => onEnd(null)),
      },
    }),
    input: {
      borrador: half !== null && half.editado === editado ? half.borrador : before,
      ocupados: takenDocuments({ borrador, dependientes }, editado),
      conConyuge: hasSpouse({ dependientes, listas }, editado),
      listas,
      hoy,
    },
  };
};

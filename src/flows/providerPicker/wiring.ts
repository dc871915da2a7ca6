import { emit, fromCallback } from 'xstate';
import { prestadorTodos } from '../../../domain/contract/prestador';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { PickedProvider } from '../../../domain/rules/providers/picked-provider';
import type { Evento } from '../../../machines/providerPicker/providerPicker.machine';
import { providerPickerFlow } from '../../../machines/providerPicker/providerPicker.rules';
import { callActor } from '../../api/actor';
import { onHistoryNavigation } from '../../platform/on-history-navigation';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy'>;
  /** Whether a provider that is not in the list can be typed. */
  byHand: boolean;
  /** The picked provider; null if the dialog was closed. */
  onEnd(picked: PickedProvider | null): void;
}

export const providerPickerLogic = ({ deps: { client, policy }, byHand, onEnd }: Parts) => ({
  logic: wire(providerPickerFlow, {
    actors: {
      buscarPrestadores: callActor(client)(prestadorTodos),
      vigilarRetroceso: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return onHistoryNavigation(() => send({ type: 'CERRAR' }));
      }),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      // After the chart has finished: the opener unmounts the dialog.
      entregar: ({ context }) => queueMicrotask(() => onEnd(context.elegido)),
      cerrar: () => queueMicrotask(() => onEnd(null)),
    },
  }),
  input: { aMano: byHand },
});

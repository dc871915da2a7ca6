import { fromPromise } from 'xstate';
import { nearestProvince } from '../../../domain/rules/contact/nearest-province';
import type { Place } from '../../../domain/rules/contact/place';
import { nearbyMachine, type Ubicacion } from '../../../machines/nearby/nearby.machine';
import { type ReadPosition, readPosition } from '../../platform/position';
import { wire } from '../../wiring/wire';

interface Parts {
  provinces(): readonly Place[];
  choose(provincia: string): void;
  read?: ReadPosition;
}

/** Long enough for the member to answer the browser's permission prompt. */
const limitMs = 60_000;

export const nearbyLogic = ({ provinces, choose, read = readPosition }: Parts) => ({
  logic: wire(nearbyMachine, {
    actors: {
      // The position stays here: only the province code leaves this function.
      ubicar: fromPromise<Ubicacion>(async () => {
        const position = await read();
        if (typeof position === 'string') return { estado: position };
        const provincia = nearestProvince(position, provinces());
        return provincia === null ? { estado: 'fuera' } : { estado: 'encontrada', provincia };
      }),
    },
    delays: { limite: limitMs },
    actions: { elegirProvincia: ({ context }) => choose(context.provincia) },
  }),
  input: undefined,
});

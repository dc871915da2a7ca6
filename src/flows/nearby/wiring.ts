import { fromPromise } from 'xstate';
import { type NearPlace, nearestPlaces } from '../../../domain/rules/contact/nearest-places';
import type { Place } from '../../../domain/rules/contact/place';
import { nearbyMachine, type Ubicacion } from '../../../machines/nearby/nearby.machine';
import { type ReadPosition, readPosition } from '../../platform/position';
import { wire } from '../../wiring/wire';

interface Parts {
  lists(): { provincias: readonly Place[]; municipios: readonly Place[] };
  search(places: readonly NearPlace[]): void;
  read?: ReadPosition;
}

/** Long enough for the member to answer the browser's permission prompt. */
const limitMs = 60_000;

export const nearbyLogic = ({ lists, search, read = readPosition }: Parts) => ({
  logic: wire(nearbyMachine, {
    actors: {
      // The position stays here: only codes of municipalities leave this function.
      ubicar: fromPromise<Ubicacion>(async () => {
        const position = await read();
        if (typeof position === 'string') return { estado: position };
        const { provincias, municipios } = lists();
        const lugares = nearestPlaces(position, provincias, municipios);
        return lugares.length === 0 ? { estado: 'fuera' } : { estado: 'encontrada', lugares };
      }),
    },
    delays: { limite: limitMs },
    actions: { buscarCerca: ({ context }) => search(context.lugares) },
  }),
  input: undefined,
});

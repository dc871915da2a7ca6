import { pathId } from '../explore/path-id';
import type { Moment } from './simulation';

/** The taken steps in the format of `npm run paths -- --replay`. Time without a timer is not a step of a path. */
export const traceToPath = (flow: string, trace: readonly Moment[]) => {
  const steps = trace.filter(({ quiet }) => !quiet);
  const id = pathId(flow, steps);
  return {
    flujo: flow,
    titulo: 'Recorrido en el estudio',
    cobertura: 'a mano',
    caminos: [
      {
        id,
        pasos: steps.map(({ label, state, taken, byHand }, index) => ({
          id: `${id}.${index + 1}`,
          paso: label,
          estado: state,
          transiciones: taken,
          ...(byHand === null ? {} : { evento: byHand }),
        })),
      },
    ],
  };
};

import { isObject, type JsonObject } from '../../tools/charts/apply/syntax';
import type { Flow } from '../../tools/explore/flows';
import { mutantsOf } from '../../tools/mutants/mutants';

/** The chart as an editor exports it. */
export const drawn = (config: object): JsonObject => {
  const value: unknown = JSON.parse(JSON.stringify({ ...config, options: undefined }));
  if (!isObject(value)) throw new Error('not a chart');
  return value;
};

/** Not drawable: the input of a call is a function, and a guard has only a name. */
const cannotBeDrawn = /: (con la guarda al revés|\w+ sin lo que se le da)$/;

export const drawableMutants = ({ machine }: Flow): { id: string; proposal(): JsonObject }[] =>
  mutantsOf(machine)
    .filter(({ id }) => !cannotBeDrawn.test(id))
    .map((mutant) => ({ id: mutant.id, proposal: () => drawn(mutant.machine().config) }));

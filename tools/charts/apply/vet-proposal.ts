import { createMachine } from 'xstate';
import { unreachableStates } from '../../explore/reachable';
import { nodeName } from '../../explore/universe';
import { modelOf } from './model';
import { Refusal } from './refusal';
import type { JsonObject } from './syntax';

/** The sentence that says why a chart is unusable; null: usable. */
export const proposalFault = (proposal: JsonObject, where: string): string | null => {
  try {
    modelOf(proposal, where);
    const [lost] = unreachableStates(createMachine(proposal));
    return lost === undefined ? null : `${where}: ${nodeName(lost)}: ningún camino llega a este estado`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${where}: el diagrama no se puede leer (${said})`;
  }
};

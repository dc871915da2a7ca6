import { type AnyStateMachine, createMachine } from 'xstate';
import { lint } from '../../../tests/charts/lint';
import type { JsonObject } from './syntax';

const words: readonly [RegExp, string][] = [
  [/: not final and without exit$/, ': no tiene salida, ni es final'],
  [/: invoke (\S+) without onError$/, ': falta onError de $1'],
  [/: waits without a time limit$/, ': espera sin plazo'],
  [/: without description$/, ': le falta la descripción'],
  [/: shadowed by an earlier branch$/, ': una rama anterior la tapa'],
  [/: guards without a fallback$/, ': falta una última rama sin condición'],
];

/** The lint of the charts, applied to the proposal. Today's actors tell which of them are child charts. */
export const chartProblems = (machine: AnyStateMachine, proposal: JsonObject): string[] =>
  lint(createMachine(proposal, machine.implementations)).map((problem) => {
    const found = words.find(([pattern]) => pattern.test(problem));
    return found === undefined ? problem : problem.replace(found[0], found[1]);
  });

import type { StateValue } from 'xstate';

const path = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [entry] = Object.entries(value);
  if (entry === undefined) return '';
  const [key, child] = entry;
  return child === undefined ? key : `${key}.${path(child)}`;
};

/** The dotted path of the active leaf state; machines with a screen have no parallel states. */
export const statePath = <S extends string>(snapshot: { value: StateValue }): S => path(snapshot.value) as S;

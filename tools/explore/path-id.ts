import type { StateValue } from 'xstate';

export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, child]) => (child === undefined ? key : `${key}.${stateName(child)}`))
        .join(' + ');

/** FNV-1a: short and the same on every machine; the id need not be hard to guess. */
export const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-5);
};

/** The id changes only with the steps, so that a bug report can cite it. */
export const pathId = (flow: string, trace: readonly { label: string }[]): string =>
  `${flow}-${digest(trace.map(({ label }) => label).join('\n'))}`;

import type { FormRef } from '../../../src/parts/form/form-ref';

type Faltas = Readonly<Partial<Record<string, 'falta'>>>;

interface Context<Borrador> {
  borrador: Borrador;
  faltas: Faltas;
  sugerencia: string;
}

type Event =
  | { type: 'ESCRIBIR'; campo: string; valor: unknown }
  | { type: 'DEJAR'; campo: string }
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'ENVIAR' };

/** A stand-in for a chart with a form: stores input, and reports missing fields after a submit. */
export const sampleForm = <Borrador extends object>(
  empty: Borrador,
  masks: Readonly<Partial<Record<string, (text: string) => string>>> = {},
) => {
  const listeners = new Set<() => void>();
  const hearers = new Set<() => void>();
  let context: Context<Borrador> = { borrador: empty, faltas: {}, sugerencia: '' };
  const snapshotOf = () => {
    const { faltas } = context;
    return { context, hasTag: (tag: string) => tag === 'incompleto' && Object.keys(faltas).length > 0 };
  };
  let snapshot = snapshotOf();
  const next = (event: Event): Context<Borrador> => {
    const { borrador, faltas } = context;
    if (event.type === 'DEJAR' || event.type === 'USAR_SUGERENCIA') return context;
    if (event.type === 'ESCRIBIR') {
      const { [event.campo]: _, ...others } = faltas;
      const valor = typeof event.valor === 'string' ? (masks[event.campo]?.(event.valor) ?? event.valor) : event.valor;
      return { ...context, borrador: { ...borrador, [event.campo]: valor }, faltas: others };
    }
    const missing = Object.entries(borrador).filter(([, valor]) => valor === '' || valor === null);
    const found: Faltas = Object.fromEntries(missing.map(([campo]) => [campo, 'falta']));
    return { ...context, faltas: found };
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (({ next: listener }: { next: () => void }) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    }) as FormRef['subscribe'],
    on: (_: string, heard: () => void) => {
      hearers.add(heard);
      return { unsubscribe: () => void hearers.delete(heard) };
    },
    send: (event: Event) => {
      context = next(event);
      snapshot = snapshotOf();
      if (event.type === 'ENVIAR') for (const heard of hearers) heard();
      for (const listener of listeners) listener();
    },
  };
};

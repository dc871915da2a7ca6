import type { App } from './app';

export type Visitor = Pick<App, 'session'>;

interface Kept {
  codigoAfiliado: string;
  what: unknown;
}

export interface VisitMemory<T> {
  /** Null where nothing was kept, or by somebody else. */
  read(): T | null;
  keep(what: T): void;
}

const visits = new WeakMap<Visitor['session'], Map<string, Kept>>();

/** What a flow need not ask for twice while this page has been open. Each person has their own. */
export const visitMemory = <T>({ session }: Visitor, flow: string): VisitMemory<T> => {
  const visit = visits.get(session) ?? new Map<string, Kept>();
  visits.set(session, visit);
  const whose = () => session.getSnapshot().context.codigoAfiliado;
  return {
    read: () => {
      const known = visit.get(flow);
      // Only this flow keeps anything under its name.
      if (known?.codigoAfiliado === whose()) return known.what as T;
      visit.delete(flow);
      return null;
    },
    keep: (what) => visit.set(flow, { codigoAfiliado: whose(), what }),
  };
};

import type { Deps } from './deps';

export type Visitor = Pick<Deps, 'session'>;

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

/** Cleared at each log-in and log-out, also for the same person. */
const open = (session: Visitor['session']): Map<string, Kept> => {
  const visit = new Map<string, Kept>();
  let last = session.getSnapshot().context.codigoAfiliado;
  session.subscribe(({ context: { codigoAfiliado } }) => {
    if (codigoAfiliado !== last) visit.clear();
    last = codigoAfiliado;
  });
  visits.set(session, visit);
  return visit;
};

/** What a flow need not ask for twice while this page has been open. Each person has their own. */
export const visitMemory = <T>({ session }: Visitor, flow: string): VisitMemory<T> => {
  const whose = () => session.getSnapshot().context.codigoAfiliado;
  const visit = visits.get(session) ?? open(session);
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

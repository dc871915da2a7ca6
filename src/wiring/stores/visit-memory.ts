import type { Deps } from '../deps';

export type Visitor = Pick<Deps, 'session'>;

interface Kept {
  codigoAfiliado: string;
  what: unknown;
}

export interface VisitMemory<T> {
  /** Null if nothing is cached, or only for another member. */
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

/** A cache of one flow's data, per member, for the lifetime of the page. */
export const visitMemory = <T>({ session }: Visitor, flow: string): VisitMemory<T> => {
  const whose = () => session.getSnapshot().context.codigoAfiliado;
  const visit = visits.get(session) ?? open(session);
  return {
    read: () => {
      const known = visit.get(flow);
      // `flow` is unique, so the cached value has this flow's type.
      if (known?.codigoAfiliado === whose()) return known.what as T;
      visit.delete(flow);
      return null;
    },
    keep: (what) => visit.set(flow, { codigoAfiliado: whose(), what }),
  };
};

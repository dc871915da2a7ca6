import { describe, expect, test } from 'vitest';
import { visitResults } from '../stores/visit-results';
import { type FilterRouter, filterAddress } from './filter-address';

const kinds = { nombre: 'texto', plan: 'codigo' } as const;
const none = { nombre: '', plan: '', pagina: 1, filas: 5 } as const;

const startRouter = (search: object, pathname = '/consulta/Prestadores/') => {
  const heard = new Set<() => void>();
  const gone: object[] = [];
  const router = {
    state: { location: { pathname, search } },
    latestLocation: { pathname, search },
    navigate: (to) => gone.push(to),
    subscribe: (_, listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  } satisfies FilterRouter;
  const arrive = (location: { pathname: string; search: object }) => {
    router.latestLocation = location;
    for (const listener of heard) listener();
  };
  return { router, gone, arrive, address: filterAddress(router, 'providers', kinds) };
};

describe('the address of a consultation', () => {
  test('reports the filters at first and on each change while on the page', () => {
    const { address, arrive } = startRouter({ nombre: 'abreu', pagina: 'x' });
    const told: object[] = [];
    const stop = address.onFilters((filters) => told.push(filters));
    arrive({ pathname: '/consulta/prestadores', search: { plan: 5, pagina: 2 } });
    arrive({ pathname: '/consulta/cobertura', search: { plan: 5 } });
    stop();
    arrive({ pathname: '/consulta/prestadores', search: {} });
    expect({ first: address.filters, told }).toEqual({
      first: { ...none, nombre: 'abreu' },
      told: [{ ...none, plan: '5', pagina: 2 }],
    });
  });

  test('adds a history entry for another search only', () => {
    const { address, gone } = startRouter({ nombre: 'abreu' });
    address.show({ ...none, nombre: 'abreu' });
    address.show({ ...none, nombre: 'abreu', pagina: 2 });
    address.show(none, true);
    expect(gone).toEqual([
      { href: '/consulta/prestadores?nombre=abreu&pagina=2', replace: false, resetScroll: false },
      { href: '/consulta/prestadores', replace: true, resetScroll: false },
    ]);
  });

  test('does not navigate after the member left the page', () => {
    const { address, arrive, gone } = startRouter({});
    arrive({ pathname: '/carne', search: {} });
    address.show({ ...none, nombre: 'abreu' });
    expect(gone).toEqual([]);
  });
});

describe('the results of a visit', () => {
  const visitOf = (codigoAfiliado: string) => {
    const context = { codigoAfiliado };
    const heard: ((snapshot: { context: typeof context }) => void)[] = [];
    // The part of a session that is read.
    const session = {
      getSnapshot: () => ({ context }),
      subscribe: (listener: (typeof heard)[number]) => heard.push(listener),
    } as unknown as Parameters<typeof visitResults>[0]['session'];
    const become = (other: string) => {
      context.codigoAfiliado = other;
      for (const listener of heard) listener({ context });
    };
    return { context, become, app: { session } };
  };

  test('are found by the same filters, also on a later page', () => {
    const { app } = visitOf('1001');
    visitResults(app, 'providers', kinds).keep({ ...none, nombre: 'abreu' }, 'uno');
    const again = visitResults<typeof kinds, string>(app, 'providers', kinds);
    const other = visitResults<typeof kinds, string>(app, 'coverage', kinds);
    expect([
      again.of({ ...none, nombre: 'abreu' }),
      again.of({ ...none, nombre: 'abreu', pagina: 2 }),
      other.of({ ...none, nombre: 'abreu' }),
    ]).toEqual(['uno', null, null]);
  });

  test('are not shared between members', () => {
    const { app, context } = visitOf('1001');
    const results = visitResults<typeof kinds, string>(app, 'providers', kinds);
    results.keep(none, 'uno');
    context.codigoAfiliado = '1002';
    const seen = [results.of(none)];
    context.codigoAfiliado = '1001';
    expect([...seen, results.of(none)]).toEqual([null, null]);
  });

  test('are deleted at log-out', () => {
    const { app, become } = visitOf('1001');
    const results = visitResults<typeof kinds, string>(app, 'history', kinds);
    results.keep(none, 'uno');
    become('');
    become('1001');
    expect(results.of(none)).toBe(null);
  });

  test('are limited to twenty', () => {
    const results = visitResults<typeof kinds, number>(visitOf('1001').app, 'providers', kinds);
    for (let pagina = 1; pagina <= 20; pagina++) results.keep({ ...none, pagina }, pagina);
    results.keep(none, 1);
    results.keep({ ...none, pagina: 21 }, 21);
    expect([results.of(none), results.of({ ...none, pagina: 2 }), results.of({ ...none, pagina: 3 })]).toEqual([
      1,
      null,
      3,
    ]);
  });
});

import { expect, test } from 'vitest';
import { applicationAddress } from './application-address';
import type { FilterRouter } from './filter-address';

const startRouter = (search: object) => {
  const listeners = new Set<() => void>();
  const navigations: object[] = [];
  const location = { pathname: '/formulario/solicitudAfiliacion', search };
  const router = {
    state: { location },
    latestLocation: location,
    navigate: (to) => navigations.push(to),
    subscribe: (_, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies FilterRouter;
  const arrive = (next: { pathname?: string; search: object }) => {
    router.latestLocation = { ...location, ...next };
    for (const listener of listeners) listener();
  };
  return { navigations, arrive, address: applicationAddress(router) };
};

test('reports the address’s step, and later ones while on the application’s page', () => {
  const { address, arrive } = startRouter({ paso: 2 });
  const steps: unknown[] = [];
  const stop = address.onStep((step) => steps.push(step));
  arrive({ search: { paso: 3 } });
  arrive({ search: {} });
  arrive({ pathname: '/carne', search: { paso: 4 } });
  stop();
  arrive({ search: { paso: 1 } });
  expect({ first: address.step, steps }).toEqual({ first: 1, steps: [2, null] });
});

test('adds a history entry for another step only', () => {
  const { address, arrive, navigations } = startRouter({ paso: 2 });
  address.show(1);
  address.show(2);
  address.show(null, true);
  arrive({ pathname: '/carne', search: {} });
  address.show(2);
  expect(navigations).toEqual([
    { href: '/formulario/solicitudAfiliacion?paso=3', replace: false, resetScroll: true },
    { href: '/formulario/solicitudAfiliacion', replace: true, resetScroll: true },
  ]);
});

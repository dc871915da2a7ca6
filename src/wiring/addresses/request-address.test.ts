import { expect, test } from 'vitest';
import type { RequestFilters } from '../../../domain/rules/requests/request-filters';
import { type RequestRouter, requestAddress } from './request-address';

const none: RequestFilters = {
  tipo: '',
  estado: '',
  numero: '',
  desde: '',
  hasta: '',
  caso: '',
  pagina: 1,
  filas: 5,
};

const startRouter = (search: object, encima = false) => {
  const heard = new Set<() => void>();
  const gone: unknown[] = [];
  const location = { pathname: '/solicitudes', search };
  const router = {
    state: { location },
    latestLocation: location,
    navigate: (to) => void gone.push(to),
    subscribe: (_, listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    history: { location: { state: { encima } }, back: () => void gone.push('atrás') },
  } satisfies RequestRouter;
  return {
    gone,
    address: requestAddress(router),
    arrive: (next: object) => {
      router.latestLocation = { pathname: '/solicitudes', search: next };
      for (const listener of heard) listener();
    },
  };
};

test('opening a case adds a history entry, and closing it goes back to the list', () => {
  const { address, gone } = startRouter({ estado: 'devuelto', caso: 2481907 }, true);
  address.open({ ...none, estado: 'devuelto', caso: '2481907' });
  address.close({ ...none, estado: 'devuelto' });
  expect([address.filters, gone]).toEqual([
    { ...none, estado: 'devuelto', caso: '2481907' },
    [
      {
        href: '/solicitudes?estado=devuelto&caso=2481907',
        replace: false,
        resetScroll: false,
        state: { encima: true },
      },
      'atrás',
    ],
  ]);
});

test('closing a case opened by its address replaces it by the list', () => {
  const { address, gone } = startRouter({ caso: 2481907 });
  address.close(none);
  expect(gone).toEqual([{ href: '/solicitudes', replace: true, resetScroll: false }]);
});

test('a form in place of the list does not search', () => {
  const { address, arrive } = startRouter({});
  const told: unknown[] = [];
  address.onFilters((filters) => told.push(filters));
  arrive({ nueva: 'reembolso' });
  arrive({ editar: '2481907' });
  arrive({ caso: '2481907' });
  expect(told).toEqual([{ ...none, caso: '2481907' }]);
});

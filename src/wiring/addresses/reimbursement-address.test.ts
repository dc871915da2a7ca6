import { expect, test } from 'vitest';
import type { FilterRouter } from './filter-address';
import { reimbursementAddress } from './reimbursement-address';

test('each step of a reimbursement has an address, the first the one of the form', () => {
  const navigations: object[] = [];
  const location = { pathname: '/solicitudes', search: { nueva: 'reembolso' } };
  let arrived = () => {};
  const router = {
    state: { location },
    latestLocation: location,
    navigate: (to) => navigations.push(to),
    subscribe: (_, listener) => {
      arrived = listener;
      return () => {};
    },
  } satisfies FilterRouter;
  const arrive = (search: object, pathname = '/solicitudes') => {
    router.latestLocation = { pathname, search: search as typeof location.search };
    arrived();
  };
  const steps: string[] = [];
  const address = reimbursementAddress(router);
  address.onStep((step) => steps.push(step));
  address.show('gasto', false);
  address.show('cuenta', false);
  arrive({ nueva: 'reembolso', paso: 3 });
  address.show('gasto', true);
  arrive({ nueva: 'reembolso', paso: 9 });
  arrive({ nueva: 'reembolso', paso: 4 });
  arrive({ nueva: 'preautorizacion', paso: 2 });
  arrive({ paso: 2 });
  arrive({ nueva: 'reembolso', paso: 2 }, '/pagos');
  address.show('revision', false);
  expect({ steps, navigations }).toEqual({
    steps: ['documentos', 'gasto', 'revision'],
    navigations: [
      { href: '/solicitudes?nueva=reembolso&paso=2', replace: false, resetScroll: true },
      { href: '/solicitudes?nueva=reembolso', replace: true, resetScroll: true },
    ],
  });
});

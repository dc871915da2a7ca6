import { expect, test } from 'vitest';
import type { RequestFilters } from '../../../domain/rules/requests/request-filters';
import { requestFiltersFromUrl } from '../../../machines/requests/question';
import { countFilters } from './count-filters';

const today = '2026-11-21';
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

test.each<[number, Partial<RequestFilters>]>([
  [0, {}],
  [0, { pagina: 3, filas: 25, caso: '2481902' }],
  [1, { tipo: '3' }],
  [1, { numero: '2481902' }],
  [1, { desde: '2026-11-01', hasta: today }],
  [3, { tipo: '3', estado: 'devuelto', desde: '2026-11-01', hasta: '2026-11-20' }],
])('counts %i in %o', (count, said) => {
  expect(countFilters(requestFiltersFromUrl({ ...none, ...said }, today), today)).toBe(count);
});

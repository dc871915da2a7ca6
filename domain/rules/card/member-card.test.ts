import { expect, test } from 'vitest';
import { memberCard } from './member-card';

const row = (idAfiliado: string, planes_Nombre: string, idTipoPlan: number | null, finVigencia = '2026-12-31') => ({
  idAfiliado,
  tipoAfiliado: 'TITULAR',
  cedula: '001-1000001-1',
  nss: '200000001',
  regimen: 'CONTRIBUTIVO',
  planes_Nombre,
  idTipoPlan,
  estado: 'ACTIVO',
  finVigencia,
});
const active = { estado: 'ACTIVO', finVigencia: '2026-12-31' };

test('[CARD-02] the rows of one member are one card, with each plan once and in the order of the back end', () => {
  const rows = [
    row('1003', 'Plan de otro', 1),
    row('1001', ' Plan básico ', 1, '2025-12-31'),
    row('1001', 'Plan dental', 4),
    row('1001', 'Plan básico', 1),
    row('1001', ' ', null),
    row('1001', 'Plan básico', null),
  ];
  expect(memberCard(rows, '1001')).toEqual({
    codigoAfiliado: '1001',
    tipoAfiliado: 'TITULAR',
    cedula: '001-1000001-1',
    nss: '200000001',
    regimen: 'CONTRIBUTIVO',
    planes: [
      { nombre: 'Plan básico', idTipoPlan: 1, ...active },
      { nombre: 'Plan dental', idTipoPlan: 4, ...active },
      { nombre: 'Plan básico', idTipoPlan: null, ...active },
    ],
  });
});

test('a member without a row has no card', () => {
  expect(memberCard([row('1003', 'Plan básico', 1)], '1001')).toBe(null);
});

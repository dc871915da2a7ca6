import { expect, test } from 'vitest';
import { cardFacts } from './card-facts';

const card = (finVigencia: string) => ({
  codigoAfiliado: '1001',
  tipoAfiliado: 'TITULAR',
  cedula: '00110000011',
  nss: '',
  regimen: '',
  planes: [{ nombre: 'Plan Básico', idTipoPlan: 1, estado: 'ACTIVO', finVigencia }],
});

test('a card names the last day of cover, and none that is past or unknown', () => {
  const until = (day: string) => cardFacts(card(day), '2026-11-21').numbers[1];
  expect(['2026-12-31', '2026-11-20', ''].map(until)).toEqual([
    { label: 'Cubre hasta', value: '31-12-2026' },
    { label: 'Cubre hasta', value: '' },
    { label: 'Cubre hasta', value: '' },
  ]);
});

import { expect, test } from 'vitest';
import { cardHolders, visibleCopies } from './card-holders';

const ana = { codigoAfiliado: '1001', nombres: 'Ana', apellidos: 'Peña' };
const own = { lugar: null, ...ana, foto: '' };
const relative = (codigoAfiliado: string, nombres: string, mayorEdad: boolean) => ({
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco: 'Hijo',
  foto: '',
  mayorEdad,
});
const row = (tipoAfiliado: string) => ({
  idAfiliado: '1001',
  tipoAfiliado,
  nucleoFamiliar: {
    participantes: [relative('1001', 'Ana', false), relative('1002', 'Luis', true), relative('1003', 'Noé', false)],
  },
});

test("a titular sees her own card and those of her core's minors, each by position", () => {
  expect(cardHolders([row(' Titular ')], ana)).toEqual([
    own,
    { lugar: 2, codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', foto: '' },
  ]);
});

test.each([
  ['a dependent, whatever the core holds', [row('DEPENDIENTE')]],
  ['a member who is not marked as a titular', [row('')]],
  ['whose own row did not come', [{ ...row('TITULAR'), idAfiliado: '1002' }]],
])('%s sees their own card only', (_, rows) => {
  expect(cardHolders(rows, ana)).toEqual([own]);
});

const kept = [{ codigoAfiliado: '1003' }, { codigoAfiliado: '1001' }];

test("while the core is unknown all saved cards are visible, the member's first", () => {
  expect(visibleCopies({ guardados: kept, personas: [], persona: own })).toEqual([...kept].reverse());
});

test('once the core is known only the saved card of the selected person is visible', () => {
  const [noe] = kept;
  expect(visibleCopies({ guardados: kept, personas: [own], persona: { codigoAfiliado: '1003' } })).toEqual([noe]);
  expect(visibleCopies({ guardados: kept, personas: [own], persona: { codigoAfiliado: '1002' } })).toEqual([]);
});

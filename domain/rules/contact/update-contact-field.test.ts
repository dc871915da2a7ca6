import { expect, test } from 'vitest';
import { emptyContact } from './contact-draft';
import type { ContactFault } from './contact-faults';
import { updateContactField } from './update-contact-field';

const form = {
  borrador: { ...emptyContact, provincia: '32', municipio: '3201' },
  faltas: { telefonoCelular: 'faltaTelefono' as ContactFault, municipio: 'faltaMunicipio' as ContactFault },
};
const write = (campo: keyof typeof emptyContact, valor: string) => updateContactField(form, { campo, valor });

test('[ONB-41] a phone is formatted as (###)-###-####, pasted or typed, and keeps an invalid character to report', () => {
  expect(
    ['8095550142', '+1 (809) 555-0142', '809x'].map((text) => write('telefonoCelular', text).borrador.telefonoCelular),
  ).toEqual(['(809)-555-0142', '(809)-555-0142', '809x']);
});

test('[ONB-55] another province clears the municipality, the same one keeps it', () => {
  expect([write('provincia', '01').borrador.municipio, write('provincia', '32').borrador.municipio]).toEqual([
    '',
    '3201',
  ]);
});

test('editing either phone clears the error of the pair', () => {
  expect(write('telefonoResidencial', '8').faltas).toEqual({
    telefonoCelular: undefined,
    municipio: 'faltaMunicipio',
  });
});

test('removes bidirectional marks and keeps the rest', () => {
  expect(write('calle', 'Av. \u202eoñeC\u202c 27 🏠').borrador.calle).toBe('Av. oñeC 27 🏠');
});

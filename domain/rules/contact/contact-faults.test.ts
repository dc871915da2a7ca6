import { expect, test } from 'vitest';
import { emptyContact } from './contact-draft';
import { contactFaults } from './contact-faults';

const country = {
  provincias: [
    { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
    { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
  ],
  municipios: [
    { codigo: '0101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '01' },
    { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
  ],
};
const home = {
  ...emptyContact,
  provincia: '32',
  municipio: '3201',
  calle: 'Duarte',
  noCasa: '7',
  sector: 'Los Mina',
};
const phones = (telefonoCelular: string, telefonoResidencial: string) =>
  contactFaults('telefonos', { ...emptyContact, telefonoCelular, telefonoResidencial }, country);
const address = (change: object) => contactFaults('direccion', { ...home, ...change }, country);
const mail = (correo: string) => contactFaults('correo', { ...emptyContact, correo }, country);

test('[ONB-30] [ONB-40] one phone is required, cell or home', () => {
  expect([phones('', '  '), phones('(809)-555-0142', ''), phones('', '(809)-555-0142')]).toEqual([
    { telefonoCelular: 'faltaTelefono' },
    {},
    {},
  ]);
});

test('a phone has ten digits and only phone characters', () => {
  expect([
    phones('80955x0142', ''),
    phones('(809)-555-014', '(809)-555-0142'),
    phones('(809)-555-0142', '809📞'),
    phones('+1 809 555 0142', ''),
  ]).toEqual([
    { telefonoCelular: 'telefonoInvalido' },
    { telefonoCelular: 'telefonoInvalido' },
    { telefonoResidencial: 'telefonoInvalido' },
    {},
  ]);
});

test('[ONB-50] [ONB-56] province, municipality, street, number and sector are needed; flat and building are not', () => {
  expect([
    address({}),
    address({ provincia: '', municipio: '' }),
    address({ municipio: '' }),
    address({ calle: ' ', noCasa: '', sector: '' }),
    address({ apartamento: '3-B', edificio: 'Torre 🏢' }),
  ]).toEqual([
    {},
    { provincia: 'faltaProvincia', municipio: 'faltaMunicipio' },
    { municipio: 'faltaMunicipio' },
    { calle: 'faltaCalle', noCasa: 'faltaNoCasa', sector: 'faltaSector' },
    {},
  ]);
});

test('a municipality of another province, one that no list has, and a street of 300 letters are no address', () => {
  expect([address({ municipio: '0101' }), address({ provincia: '99' }), address({ calle: 'a'.repeat(300) })]).toEqual([
    { municipio: 'faltaMunicipio' },
    { provincia: 'faltaProvincia', municipio: 'faltaMunicipio' },
    { calle: 'muyLargo' },
  ]);
});

test('a valid e-mail is required', () => {
  expect([mail(' '), mail('rosa@ejemplo'), mail(' rosa@ejemplo.do ')]).toEqual([
    { correo: 'faltaCorreo' },
    { correo: 'correoInvalido' },
    {},
  ]);
});

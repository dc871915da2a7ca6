import { expect, test } from 'vitest';
import { emptyProfile, type ProfileContact } from '../../domain/rules/contact/profile-draft';
import { offeredProvinces, savedContact, updateProfileField } from './profile-form';

const contact: ProfileContact = {
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  correoElectronico: 'ana@correo.do',
  idRegion: '1',
  region: 'Cibao Norte',
  idProvincia: '25',
  provincia: 'Santiago',
  idMunicipio: '2501',
  municipio: 'Santiago de los Caballeros',
  calle: 'Calle del Sol',
  noCasa: '12',
  apartamento: '',
  edificio: '',
  sector: 'Centro',
};

const draft = {
  ...emptyProfile,
  telefonoCelular: '829-555-0199',
  telefonoResidencial: '809-555-0100',
  correo: ' otra@correo.do ',
  region: '10',
  provincia: '1',
  municipio: '101',
  calle: ' El Conde ',
  noCasa: ' 7 ',
  apartamento: ' 3B ',
  edificio: ' Baluarte ',
  sector: ' Ciudad Colonial ',
};

const country = {
  regiones: [{ codigo: '10', descripcion: 'Ozama', codigoPadre: '' }],
  provincias: [{ codigo: '1', descripcion: 'Distrito Nacional', codigoPadre: '10' }],
  municipios: [{ codigo: '101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '1' }],
};

test.each([
  ['telefonos', { telefonoCelular: '829-555-0199', telefonoResidencial: '809-555-0100' }],
  [
    'direccion',
    {
      idRegion: '10',
      region: 'Ozama',
      idProvincia: '1',
      provincia: 'Distrito Nacional',
      idMunicipio: '101',
      municipio: 'Santo Domingo de Guzmán',
      calle: 'El Conde',
      noCasa: '7',
      apartamento: '3B',
      edificio: 'Baluarte',
      sector: 'Ciudad Colonial',
    },
  ],
  ['correo', { correoElectronico: 'otra@correo.do' }],
] as const)('saving %s stores that part as typed, and nothing else', (part, changed) => {
  expect(savedContact(contact, part, draft, country)).toEqual({ ...contact, ...changed });
});

const provinces = [
  { codigo: '1', descripcion: 'Distrito Nacional', codigoPadre: '10' },
  { codigo: '25', descripcion: 'Santiago', codigoPadre: '01' },
  { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
];

test.each([
  ['', ['1', '25', '32']],
  ['01', ['25']],
  ['10', ['1', '32']],
])('with the region «%s» its own provinces are offered, and all without one', (region, offered) => {
  expect(offeredProvinces(provinces, region).map(({ codigo }) => codigo)).toEqual(offered);
});

test('a province of another region brings its region, and clears the municipality', () => {
  const form = { borrador: draft, faltas: { region: 'faltaRegion', provincia: 'faltaProvincia' } } as const;
  expect(updateProfileField<string>(form, { campo: 'provincia', valor: '25' }, provinces)).toEqual({
    borrador: { ...draft, region: '01', provincia: '25', municipio: '' },
    faltas: {},
  });
  expect(updateProfileField<string>(form, { campo: 'provincia', valor: '' }, provinces).borrador.region).toBe('10');
});

import { describe, expect, test } from 'vitest';
import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import { parseStored } from '../../../domain/rules/form/parse-stored';
import { noProviderWords } from '../../../domain/rules/providers/provider-filters';
import { relatedType } from '../../../domain/rules/providers/provider-search';
import {
  atPlace,
  chosenFilters,
  inProvince,
  lastProviderSearch,
  searchedProviders,
  storedProviderSearch,
  updateProviderField,
  withFrequent,
  withoutFilter,
} from '../../../machines/providers/search';
import { directionsTo } from './directions';
import { frequentChoices, providerGroup } from './provider-group';
import { sharedProvider } from './shared-provider';
import { tidyProviderFilters } from './tidy-provider-filters';

const set = { ...noProviderWords, plan: '2', complementario: '101', provincia: '25', municipio: '2501' };

describe('the fields of the provider search', () => {
  test.each([
    ['provincia', '32', { provincia: '32', municipio: '' }],
    ['provincia', '25', {}],
    ['municipio', '2502', { municipio: '2502' }],
    ['plan', '5', { plan: '5', complementario: '' }],
    ['plan', '2', {}],
    ['plan', '1', { plan: '1', complementario: '' }],
    ['plan', '6', { plan: '6', complementario: '' }],
    ['nombre', 'abreu', { nombre: 'abreu' }],
  ] as const)('%s as «%s»', (campo, valor, change) => {
    expect(updateProviderField({ ...set, prestador: '3001' }, campo, valor)).toEqual({ ...set, ...change });
  });

  test.each([
    ['', true],
    ['1', false],
    ['2', true],
    ['5', true],
    ['6', false],
  ])('[PROV-08] plan «%s»: a complementary one is offered, %s', (plan, offered) => {
    expect(complementOffered(plan)).toBe(offered);
    const filters = { ...set, plan, pagina: 2, filas: 10 } as const;
    expect(tidyProviderFilters(filters)).toEqual({ ...filters, complementario: offered ? '101' : '' });
  });

  test.each([
    [' abreu ', 'abreu'],
    ['a\0b\tc', 'a b c'],
    [`${'a'.repeat(149)}😀`, 'a'.repeat(149)],
    ['\ud800', ''],
    ['', ''],
  ])('the name %j is searched as %j', (nombre, asked) => {
    expect(searchedProviders({ ...set, nombre }, 25)).toEqual({ ...set, nombre: asked, pagina: 1, filas: 25 });
  });
});

describe('what is most looked for', () => {
  const types = ['Médico', 'Farmacia', 'Laboratorio clínico'];
  const tipos = types.map((descripcion, at) => ({ codigo: ['1', '44', '12'][at] ?? '', descripcion }));
  const especialidades = [
    { codigo: '8', descripcion: 'Odontología infantil' },
    { codigo: '9', descripcion: 'ODONTOLOGÍA GENERAL' },
  ];

  test.each([
    ['a list for each', tipos, especialidades, ['1 Médico', '9 Dentista', '44 Farmacia', '12 Laboratorio clínico']],
    ['no general dentist', tipos.slice(0, 1), especialidades.slice(0, 1), ['1 Médico', '8 Dentista']],
    ['no lists', [], [], []],
  ])('with %s', (_, types, specialties, offered) => {
    expect(frequentChoices(types, specialties).map(({ valor, nombre }) => `${valor} ${nombre}`)).toEqual(offered);
  });

  test('one replaces the other, and is taken back', () => {
    const dentist = withFrequent({ ...set, tipo: '44' }, { campo: 'especialidad', valor: '9' });
    expect(dentist).toEqual({ ...set, especialidad: '9' });
    expect(withFrequent(dentist, { campo: 'tipo', valor: '44' })).toEqual({ ...set, tipo: '44' });
    expect(withFrequent(dentist, { campo: 'especialidad', valor: '' })).toEqual(set);
  });

  test.each([
    ['a place and two plans', set, [], 3],
    ['a place near the device', set, [{ municipio: '2501' }], 2],
    ['a province', { ...noProviderWords, provincia: '25' }, [{ municipio: '2501' }], 1],
    ['nothing', noProviderWords, [], 0],
  ])('%s: so many filters are chosen', (_, words, near, many) => {
    expect(chosenFilters(words, near)).toBe(many);
  });
});

describe('the place of a search', () => {
  test.each([
    ['32', ['3201'], { provincia: '32', municipio: '3201' }],
    ['32', ['3201', '3202'], { provincia: '32', municipio: '' }],
    ['32', [], { provincia: '32', municipio: '' }],
    ['25', ['2501', '2502'], {}],
    ['', [], { provincia: '', municipio: '' }],
  ])('another province, «%s», with the municipalities %j', (provincia, municipios, change) => {
    expect(inProvince(set, provincia, municipios)).toEqual({ ...set, ...change });
  });

  test('of a position replaces one provider and another place', () => {
    expect(atPlace({ ...set, prestador: '3001' }, { provincia: '32', municipio: '3201' })).toEqual({
      ...set,
      provincia: '32',
      municipio: '3201',
    });
  });

  test.each([
    ['municipio', { provincia: '', municipio: '' }],
    ['plan', { plan: '', complementario: '' }],
    ['complementario', { complementario: '' }],
  ] as const)('without the filter %s', (campo, change) => {
    expect(withoutFilter(set, campo)).toEqual({ ...set, ...change });
  });
});

describe('the last search', () => {
  test('stores no name and no provider', () => {
    expect([
      lastProviderSearch({ ...set, nombre: 'matos', prestador: '3001' }),
      lastProviderSearch({ ...noProviderWords, nombre: 'matos' }),
      parseStored(storedProviderSearch, { ...set, nombre: 'matos', otra: 'cosa' }),
      parseStored(storedProviderSearch, { ...set, municipio: 7 }),
      parseStored(storedProviderSearch, null),
    ]).toEqual([set, null, set, null, null]);
  });
});

const types = [
  { codigo: '1', descripcion: 'Médico' },
  { codigo: '160', descripcion: 'Hospital' },
  { codigo: '156', descripcion: 'Clínica o Centro Médico' },
  { codigo: '44', descripcion: 'FARMACIA' },
  { codigo: '51', descripcion: 'Laboratorio' },
];

test.each([
  ['Medico', 'Cardiología', '1'],
  ['Centro', 'hospital', '160'],
  ['Centro', 'Clinica o centro medico', '156'],
  ['Centro', 'Farmacia', '44'],
  ['Centro', 'Laboratorio', 'otro'],
  ['Centro', 'Spa', 'otro'],
  ['', '', 'otro'],
])('[PROV-21] [PROV-22] a %s of «%s» is of group %s', (tipoPrestador, especialidad, group) => {
  expect(providerGroup({ tipoPrestador, especialidad }, types)).toBe(group);
});

test("the map's address contains the place's name only", () => {
  const place = { nombre: 'Clínica "Ñ" & Cía', direccion: 'Av. 27 #4', municipio: 'Moca' };
  expect([directionsTo(place), directionsTo({ ...place, direccion: ' ' })]).toEqual([
    'https://www.google.com/maps/search/?api=1&query=Cl%C3%ADnica%20%22%C3%91%22%20%26%20C%C3%ADa%2C%20Av.%2027%20%234%2C%20Moca%2C%20Rep%C3%BAblica%20Dominicana',
    null,
  ]);
});

test("a shared provider's link leads to that provider alone", () => {
  const provider = {
    codigoPrestador: '007',
    nombre: 'Abreu',
    especialidad: '',
    direccion: '',
    municipio: 'Moca',
    telefono: ' ',
  };
  expect(sharedProvider(provider)).toEqual({
    title: 'Abreu',
    text: 'Abreu\nMoca',
    path: '/consulta/prestadores?prestador=007',
  });
});

test('related providers are of the stated kind, or else of the other one', () => {
  expect([relatedType('Medico', ''), relatedType('Centro', ''), relatedType('Centro', 'Centro')]).toEqual([
    'Centro',
    'Medico',
    'Centro',
  ]);
});

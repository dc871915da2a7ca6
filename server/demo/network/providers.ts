import { centerTypes } from './center-types';
import { knownProviders } from './known-providers';
import { centerNames, firstNames, secondNames, sectors, streets, surnames } from './names';
import { pick, pickOf } from './pick';
import { plansFrom } from './plans';
import { type DemoProvider, searchText, type Town } from './provider';
import { demoSpecialties } from './specialties';
import { townOf } from './towns';

const doctorType = '1';
/** One of seven is a center. */
const isCenter = (number: number) => number % 7 === 0;
const firstCode = 20_001;

const specialtyCode = new Map(demoSpecialties.map(([name], index) => [name, String(index + 1)]));
const practitioners = new Map(demoSpecialties.map(([name, called]) => [name, called]));
const nameOfType = new Map(centerTypes.map(({ codigo, nombre }) => [codigo, nombre]));
const hundredTypes = centerTypes.flatMap((type) => Array.from({ length: type.share }, () => type));
/** Half of the doctors are of the specialties that most people ask for. */
const manySpecialties = demoSpecialties.flatMap(([name], index) => (index < 6 ? Array(9).fill(name) : [name]));

/** Numbers that no telephone has. */
const telephone = (number: number) =>
  `${['809', '829', '849'][number % 3]}-555-${String(Math.floor(number / 3) % 10_000).padStart(4, '0')}`;

const address = (number: number) =>
  `${pickOf(number, 1, streets)} ${1 + pick(number, 2, 240)}, ${pickOf(number, 3, sectors)}`;

const personName = (number: number) =>
  [
    pickOf(number, 4, firstNames),
    ...(number % 3 === 0 ? [] : [pickOf(number, 5, secondNames)]),
    pickOf(number, 6, surnames),
    pickOf(number, 7, surnames),
  ].join(' ');

const regimesOf = (number: number, open: boolean) => [
  ...(open || pick(number, 8, 100) < 55 ? ['1'] : []),
  '2',
  ...(pick(number, 9, 100) < 70 ? ['5'] : []),
  ...(open || pick(number, 10, 100) < 40 ? ['6'] : []),
];

const withPlans = (regimes: readonly string[], narrowest: number) => {
  const planes = plansFrom(narrowest);
  return { planes, regimenes: planes.length === 0 ? regimes : [...regimes, '9'] };
};

const doctor = (number: number, town: Town): DemoProvider => {
  const nombre = personName(number);
  const specialty = pickOf(number, 11, manySpecialties);
  return {
    codigo: String(firstCode + number),
    clase: 'Medico',
    tipo: doctorType,
    especialidad: specialtyCode.get(specialty) ?? null,
    nombre,
    direccion: address(number),
    telefono: number % 23 === 0 ? '' : telephone(number),
    correo: number % 4 === 0 ? `consultas${firstCode + number}@ejemplo.do` : '',
    municipio: town.codigo,
    ...withPlans(regimesOf(number, false), pick(number, 12, 6)),
    plegado: searchText(nombre, town, specialty, practitioners.get(specialty) ?? ''),
  };
};

const center = (number: number, town: Town): DemoProvider => {
  const type = hundredTypes[pick(number, 13, hundredTypes.length)] ?? hundredTypes[0];
  const name = number % 4 === 1 ? town.nombre : pickOf(number, 14, centerNames);
  const nombre = pickOf(number, 15, type?.nombres ?? []).replace('$', name);
  return {
    codigo: String(firstCode + number),
    clase: 'Centro',
    tipo: type?.codigo ?? '',
    especialidad: null,
    nombre,
    direccion: address(number),
    telefono: telephone(number),
    correo: number % 2 === 0 ? `informacion${firstCode + number}@ejemplo.do` : '',
    municipio: town.codigo,
    ...withPlans(regimesOf(number, type?.codigo === '160' || type?.codigo === '27'), pick(number, 12, 5)),
    plegado: searchText(nombre, town, type?.nombre ?? ''),
  };
};

const known = (towns: ReadonlyMap<string, Town>): DemoProvider[] =>
  knownProviders.flatMap(([codigo, what, nombre, code, direccion, telefono, correo, regimes, narrowest]) => {
    const town = towns.get(code);
    if (town === undefined) return [];
    const specialty = specialtyCode.get(what);
    return [
      {
        codigo,
        clase: specialty === undefined ? 'Centro' : 'Medico',
        tipo: specialty === undefined ? what : doctorType,
        especialidad: specialty ?? null,
        nombre,
        direccion,
        telefono,
        correo,
        municipio: code,
        ...withPlans(regimes.split(' '), narrowest),
        plegado: searchText(nombre, town, nameOfType.get(what) ?? `${what} ${practitioners.get(what) ?? ''}`),
      },
    ];
  });

/** A smaller set is a prefix of a larger one. */
export const demoProviders = (count: number, towns: readonly Town[]): DemoProvider[] => {
  const byCode = new Map(towns.map((town) => [town.codigo, town]));
  const codes = towns.map(({ codigo }) => codigo);
  const made = Array.from({ length: count }, (_, number) => {
    const town = byCode.get(townOf(pick(number, 0, 1_000), number, codes)) ?? towns[0];
    if (town === undefined) throw new Error('there are no municipalities');
    return isCenter(number) ? center(number, town) : doctor(number, town);
  });
  return [...known(byCode), ...made];
};

/** Doctors are found at one or two centers of their municipality where doctors see patients. */
export const demoWorkplaces = (providers: readonly DemoProvider[]): { medico: string; centro: string }[] => {
  const centers = new Map<string, string[]>();
  for (const { clase, tipo, municipio, codigo } of providers)
    if (clase === 'Centro' && ['160', '156', '27'].includes(tipo))
      centers.set(municipio, [...(centers.get(municipio) ?? []), codigo]);
  return providers
    .filter(({ clase }) => clase === 'Medico')
    .flatMap(({ codigo: medico, municipio }) => {
      const near = centers.get(municipio) ?? [];
      const number = Number(medico);
      const chosen = near.length === 0 ? [] : [pickOf(number, 16, near), pickOf(number, 17, near)];
      return [...new Set(chosen)].map((centro) => ({ medico, centro }));
    });
};

import { codeOf, hasWalletLink, type Person, walletLinkId } from './person';
import { hashBelow } from './random';
import type { Calendar, SeededTable } from './seeded-table';

const givenNames = ['Ana', 'Luis', 'María', 'José', 'Rosa', 'Juan', 'Carmen', 'Pedro', 'Yuderka', 'Ramón', 'Íñigo'];
const familyNames = ['Peña', 'Núñez', 'Rodríguez', 'Pérez', 'Báez', 'de la Cruz', 'Almonte', 'Féliz', 'Guzmán'];
const nameOf = (names: readonly string[], index: number, salt: number) =>
  `${names[hashBelow(names.length, index, salt)]} ${names[hashBelow(names.length, index, salt + 1)]}`;
const places = [
  ['10', 'Ozama o Metropolitana', '01', 'Distrito Nacional', '0101', 'Santo Domingo de Guzmán'],
  ['10', 'Ozama o Metropolitana', '32', 'Santo Domingo', '3201', 'Santo Domingo Este'],
  ['01', 'Cibao Norte', '25', 'Santiago', '2501', 'Santiago'],
  ['02', 'Cibao Sur', '13', 'La Vega', '1301', 'La Vega'],
] as const;
const kinship = { holder: '', spouse: 'Cónyuge', child: 'Hijo' } as const;

const bornDaysAgo = ({ role, index }: Person) =>
  role === 'child' ? 200 + hashBelow(6_000, index, 7) : 9_000 + hashBelow(17_000, index, 7);
const regime = ({ isSubsidised }: Person) => (isSubsidised ? 'SUBSIDIADO' : 'CONTRIBUTIVO');
const plan = ({ isSubsidised }: Person) => (isSubsidised ? 'Plan Subsidiado' : 'Plan Básico de Salud');

/** Who the members are and how they log in; `hash` is the password of all accounts. */
export const peopleTables = ({ day, moment, hoursAgo }: Calendar, hash: string): readonly SeededTable[] => [
  {
    name: 'afiliados',
    columns:
      'codigo codigo_titular nombres apellidos fecha_nacimiento tipo_afiliacion parentesco regimen plan estado fecha_afiliacion sexo estado_civil nacionalidad'.split(
        ' ',
      ),
    passes: 1,
    scattered: false,
    row: (person) => [
      person.code,
      codeOf(person.holder),
      nameOf(givenNames, person.index, 10),
      nameOf(familyNames, person.holder, 12),
      day(bornDaysAgo(person)),
      person.role === 'holder' ? 'TITULAR' : 'DEPENDIENTE',
      kinship[person.role],
      regime(person),
      plan(person),
      'activa',
      day(100 + hashBelow(4_000, person.holder, 9)),
      person.index % 2 === 0 ? 'Femenino' : 'Masculino',
      person.role === 'child' ? 'Soltero' : 'Casado',
      'Dominicana',
    ],
  },
  {
    name: 'documentos',
    columns: ['tipo', 'numero', 'codigo_afiliado'],
    passes: 3,
    scattered: false,
    row: (person, pass) => {
      const number = [person.cedula, person.nss, person.code][pass] ?? '';
      return number === '' ? null : [pass + 1, number, person.code];
    },
  },
  {
    name: 'cuentas',
    columns: ['codigo_afiliado', 'clave_hash', 'correo', 'estado', 'registrada'],
    passes: 1,
    scattered: false,
    row: (person) =>
      person.hasAccount
        ? [person.code, hash, person.email, 'activa', moment(30 + hashBelow(900, person.index, 11), person)]
        : null,
  },
  {
    name: 'contactos',
    columns:
      'codigo_afiliado telefono_celular id_region region id_provincia provincia id_municipio municipio calle no_casa sector correo_electronico debe_actualizar'.split(
        ' ',
      ),
    passes: 1,
    scattered: false,
    row: (person) => [
      person.code,
      `809-555-${String(person.index % 10_000).padStart(4, '0')}`,
      ...(places[hashBelow(places.length, person.holder, 13)] ?? places[0]),
      'Calle Duarte',
      String(1 + (person.holder % 200)),
      'Centro',
      person.email,
      false,
    ],
  },
  {
    name: 'planes',
    columns: 'codigo_afiliado id_tipo_plan tipo_plan estado fecha_afiliacion inicio_vigencia'.split(' '),
    passes: 1,
    scattered: false,
    row: (person) => [person.code, 1, plan(person), 'ACTIVO', day(500), day(200)],
  },
  {
    name: 'balances',
    columns: 'codigo_afiliado id_tipo_plan id_tipo_balance descripcion monto_tope disponible fecha_renovacion'.split(
      ' ',
    ),
    passes: 1,
    scattered: false,
    row: (person) => [person.code, 1, 1, 'Medicamentos ambulatorios', 8000, hashBelow(8_000, person.index, 14), day(0)],
  },
  {
    name: 'enlaces',
    columns: 'jti ambito codigo_afiliado emitido expira'.split(' '),
    passes: 1,
    scattered: true,
    row: (person) =>
      hasWalletLink(person)
        ? [walletLinkId(person.code), 'billetera', person.code, hoursAgo(1), hoursAgo(-24 * 6)]
        : null,
  },
  {
    name: 'correos',
    columns: 'id codigo_afiliado plantilla para creado estado siguiente enviado'.split(' '),
    passes: 2,
    scattered: true,
    row: (person, pass, serial) => {
      if (!person.hasAccount) return null;
      const sent = moment(hashBelow(29, person.index, 50 + pass), person);
      return [`carga-${serial}`, person.code, 'claveCambiada', person.email, sent, 'enviado', sent, sent];
    },
  },
];

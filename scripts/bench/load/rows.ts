import { caseOf, codeOf, familyOf, hasWalletLink, invoiceState, type Person, walletLinkId } from './person';
import { hashBelow } from './random';

export type Cell = string | number | boolean | null;

export interface SownTable {
  name: string;
  columns: readonly string[];
  /** How often the members are gone through: at most one row for each member and pass. */
  passes: number;
  /** Rows of one member lie apart, as they do where years of everybody's rows were written in the order of time. */
  scattered: boolean;
  /** `serial` counts members and passes together. null: no row. */
  row(person: Person, pass: number, serial: number): readonly Cell[] | null;
}

const dayMs = 86_400_000;
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
const centers = [
  ['3101', 'Centro Médico Las Palmas'],
  ['3202', 'Laboratorio Amanecer, sucursal Santiago'],
  ['3301', 'Farmacia San Rafael'],
] as const;
const requirementSets = { '1': 'titular', '2': 'dependiente', '3': 'reembolso-consulta', '4': 'indicacion' } as const;
const caseColumns = { open: 'En Curso', returned: 'En Curso', paid: 'Resuelto', denied: 'Resuelto', solved: 'Resuelto' };
const reimbursementColumns = { open: '', returned: 'Devuelto', paid: 'Procede', denied: 'No procede', solved: '' };

interface Sowing {
  now: Date;
  members: number;
  /** The password of all accounts. */
  hash: string;
}

/** All tables, in the order in which their rows name each other. */
export const sownTables = ({ now, members, hash }: Sowing): readonly SownTable[] => {
  const dayAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const days = Array.from({ length: 27_000 }, (_, ago) => dayAgo(ago));
  const day = (ago: number) => days[ago] ?? dayAgo(ago);
  const moment = (ago: number, person: Person) =>
    `${day(ago)} ${String(hashBelow(24, person.index, ago)).padStart(2, '0')}:${String(person.index % 60).padStart(2, '0')}:00+00`;
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const bornDaysAgo = ({ role, index }: Person) =>
    role === 'child' ? 200 + hashBelow(6_000, index, 7) : 9_000 + hashBelow(17_000, index, 7);
  const regime = ({ isSubsidised }: Person) => (isSubsidised ? 'SUBSIDIADO' : 'CONTRIBUTIVO');
  const plan = ({ isSubsidised }: Person) => (isSubsidised ? 'Plan Subsidiado' : 'Plan Básico de Salud');
  const kinship = { holder: '', spouse: 'Cónyuge', child: 'Hijo' } as const;
  /** Most are of the last year. */
  const consumedDaysAgo = ({ index }: Person, pass: number) => 1 + hashBelow([60, 360, 1_000][pass] ?? 60, index, 20 + pass);
  /** Below those that the server gives. Cases and what happened to them go through the members in the same order. */
  const caseNumber = (serial: number) => 100_000_000 + (serial % members);
  const openedDaysAgo = ({ index }: Person) => (caseOf(index).state === 'returned' ? 3 : 1 + hashBelow(700, index, 8));

  return [
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
      columns: 'codigo_afiliado id_tipo_plan id_tipo_balance descripcion monto_tope disponible fecha_renovacion'.split(' '),
      passes: 1,
      scattered: false,
      row: (person) => [person.code, 1, 1, 'Medicamentos ambulatorios', 8000, hashBelow(8_000, person.index, 14), day(0)],
    },
    {
      name: 'consumos',
      columns: 'auth id_auth codigo_afiliado fecha tipo id_prestador solicitante estado alto_costo'.split(' '),
      passes: 3,
      scattered: true,
      row: (person, pass, serial) => {
        const [provider, name] = centers[hashBelow(centers.length, person.index, 15 + pass)] ?? centers[0];
        const type = 1 + hashBelow(7, person.index, 16 + pass);
        const number = 7_000_000_000 + serial;
        return [number, number, person.code, day(consumedDaysAgo(person, pass)), type, provider, name, 'APROBADA', serial % 50 === 0];
      },
    },
    {
      name: 'notificaciones',
      columns: 'codigo codigo_afiliado momento origen descripcion detalle'.split(' '),
      passes: 2,
      scattered: true,
      row: (person, pass, serial) => [
        `carga-${serial}`,
        person.code,
        moment(hashBelow(400, person.index, 25 + pass), person),
        'Autorizaciones',
        'Su autorización para «Sonografía abdominal» fue aprobada.',
        'Puede presentarse en el Centro Médico Las Palmas con su cédula. La autorización vence en treinta días.',
      ],
    },
    {
      name: 'facturas',
      columns: 'numero codigo_afiliado fecha vence monto pagada'.split(' '),
      passes: 4,
      scattered: true,
      row: (person, pass, serial) => {
        if (person.role !== 'holder' || (pass === 3 && person.index % 2 === 0)) return null;
        const state = pass === 0 ? invoiceState(person.index) : 'paid';
        const wroteDaysAgo = pass * 30 + (state === 'overdue' ? 45 : 20);
        const cents = 50_000 + hashBelow(400_000, person.index, 30 + pass);
        const due = dayAgo(wroteDaysAgo - 30);
        return [5_000_000_000 + serial, person.code, day(wroteDaysAgo), due, cents, state === 'paid' ? moment(pass * 30 + 1, person) : null];
      },
    },
    {
      name: 'casos',
      columns:
        'numero codigo_afiliado creado_por tipo conjunto abierto estatus estatus_reembolso devuelto respuesta monto_reembolsado descripcion'.split(
          ' ',
        ),
      passes: 1,
      scattered: true,
      row: (person, _, serial) => {
        const { type, state } = caseOf(person.index);
        return [
          caseNumber(serial),
          person.code,
          codeOf(person.holder),
          type,
          requirementSets[type],
          moment(openedDaysAgo(person), person),
          caseColumns[state],
          reimbursementColumns[state],
          state === 'returned' ? hoursAgo(hashBelow(8, person.index, 17)) : null,
          state === 'returned' ? 'Falta el informe médico firmado.' : '',
          state === 'paid' ? 100_000 + hashBelow(900_000, person.index, 18) : null,
          'Consulta médica. Solicitud de un miembro.',
        ];
      },
    },
    {
      name: 'sucesos_caso',
      columns: ['caso', 'momento', 'suceso', 'actor'],
      passes: 2,
      scattered: true,
      row: (person, pass, serial) => {
        const { state } = caseOf(person.index);
        const event = pass === 0 ? 'creado' : state === 'returned' ? 'devuelto' : state === 'open' ? 'enCurso' : 'resuelto';
        return [caseNumber(serial), moment(openedDaysAgo(person), person), event, pass === 0 ? codeOf(person.holder) : null];
      },
    },
    {
      name: 'bitacora',
      columns: 'momento actor ip solicitud suceso tipo_documento documento documento_indicado'.split(' '),
      passes: 3,
      scattered: true,
      row: (person, pass, serial) => [
        moment(hashBelow(700, person.index, 40 + pass), person),
        codeOf(person.holder),
        '100.64.0.1',
        `carga${serial}`,
        pass === 0 ? 'ingreso' : 'cliente',
        3,
        codeOf(person.holder),
        person.code,
      ],
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
};

/** A holder who can complete a returned reimbursement. */
export const hasReturnedCase = (person: Person): boolean =>
  person.role === 'holder' && familyOf(person).some(({ index }) => caseOf(index).state === 'returned');

import { caseOf, codeOf, invoiceState, type Person } from './person';
import { hashBelow } from './random';
import type { Calendar, SeededTable } from './seeded-table';

const centers = [
  ['3101', 'Centro Médico Las Palmas'],
  ['3202', 'Laboratorio Amanecer, sucursal Santiago'],
  ['3301', 'Farmacia San Rafael'],
] as const;
const requirementSets = { '1': 'titular', '2': 'dependiente', '3': 'reembolso-consulta', '4': 'indicacion' } as const;
const caseColumns = {
  open: 'En Curso',
  returned: 'En Curso',
  paid: 'Resuelto',
  denied: 'Resuelto',
  solved: 'Resuelto',
};
const reimbursementColumns = { open: '', returned: 'Devuelto', paid: 'Procede', denied: 'No procede', solved: '' };

/** Most are of the last year. */
const consumedDaysAgo = ({ index }: Person, pass: number) =>
  1 + hashBelow([60, 360, 1_000][pass] ?? 60, index, 20 + pass);
const openedDaysAgo = ({ index }: Person) => (caseOf(index).state === 'returned' ? 3 : 1 + hashBelow(700, index, 8));

/** What members have used, filed and paid. */
export const historyTables = ({ day, moment, hoursAgo }: Calendar, members: number): readonly SeededTable[] => {
  /** Below those that the server gives. Cases and what happened to them go through the members in the same order. */
  const caseNumber = (serial: number) => 100_000_000 + (serial % members);
  return [
    {
      name: 'consumos',
      columns: 'auth id_auth codigo_afiliado fecha tipo id_prestador solicitante estado alto_costo'.split(' '),
      passes: 3,
      scattered: true,
      row: (person, pass, serial) => {
        const [provider, name] = centers[hashBelow(centers.length, person.index, 15 + pass)] ?? centers[0];
        const type = 1 + hashBelow(7, person.index, 16 + pass);
        const number = 7_000_000_000 + serial;
        return [
          number,
          number,
          person.code,
          day(consumedDaysAgo(person, pass)),
          type,
          provider,
          name,
          'APROBADA',
          serial % 50 === 0,
        ];
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
        const due = day(wroteDaysAgo - 30);
        return [
          5_000_000_000 + serial,
          person.code,
          day(wroteDaysAgo),
          due,
          cents,
          state === 'paid' ? moment(pass * 30 + 1, person) : null,
        ];
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
        const event =
          pass === 0 ? 'creado' : state === 'returned' ? 'devuelto' : state === 'open' ? 'enCurso' : 'resuelto';
        return [
          caseNumber(serial),
          moment(openedDaysAgo(person), person),
          event,
          pass === 0 ? codeOf(person.holder) : null,
        ];
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
  ];
};

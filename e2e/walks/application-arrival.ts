import type { CallName } from '../../domain/contract';
import type { Dependent } from '../../domain/rules/application/dependent';
import type { Arrival, Gesture } from './hand';
import type { Background } from './held-wire';
import { startTime } from './start-time';

const one = (codigo: string, descripcion: string) => ({ codigo, descripcion, codigoPadre: '' });

/** The answers of the lists, if all load. */
const lists: Background = {
  formularioPlanes: [{ ...one('1', 'PLAN LARIMAR'), prima: 1485, coberturas: [] }],
  nacionalidad: { result: [one('36', 'Dominicana')] },
  parentesco: { result: [one('3', 'Hijo'), one('4', 'Hija')] },
  dependientespermitidos: [],
  formaspago: [one('1', 'Efectivo')],
  frecuenciaspago: [one('4', 'Anual')],
  catalogosintomaenfermedades: [
    { codigo: '101', codigoPadre: '', descripcion: 'Presión alta', campoAdicional: 'Medicina', numeroOrden: 1 },
  ],
};

/** The calls of the lists; relationships are requested twice, once for each sex. */
export const listCalls: readonly CallName[] = [
  'formularioPlanes',
  'nacionalidad',
  'parentesco',
  'dependientespermitidos',
  'formaspago',
  'frecuenciaspago',
  'catalogosintomaenfermedades',
];

const nothing = {
  planSolicitado: '',
  nombres: '',
  apellidos: '',
  tipoDocumento: '',
  noDocumento: '',
  fechaNacimiento: '',
  sexo: '',
  nacionalidad: '36',
  ocupacion: '',
  correo: '',
  estadoCivil: '',
  direccion: '',
  sector: '',
  ciudad: '',
  telefono: '',
  oficina: '',
  celular: '',
  formaPago: '',
  frecuenciaPago: '',
};
const rosa = {
  ...nothing,
  planSolicitado: '1',
  nombres: 'Rosa',
  apellidos: "O'Neill-Núñez",
  tipoDocumento: '1',
  fechaNacimiento: '05-11-1990',
  sexo: 'Femenino',
  correo: 'rosa@ejemplo.do',
  direccion: 'Calle 5 #27',
  sector: 'Los Mina',
  ciudad: 'Santo Domingo',
  telefono: '(809)-555-0142',
};

export const nora: Dependent = {
  nombres: 'Nora',
  apellidos: 'Peña',
  tipoDocumento: '3',
  noDocumento: 'NA',
  fechaNacimiento: '05-11-2020',
  sexo: 'Femenino',
  nacionalidad: '36',
  parentesco: '4',
};

/** Shared by both halves of the draft. */
const id = '0123456789abcdef'.repeat(2);
const kept = (datos: object) => JSON.stringify({ desde: startTime, datos });

/** All lists are delayed until the path answers them. */
export const entry: Arrival = {
  address: '/formulario/solicitudAfiliacion',
  hold: [...listCalls, 'solicitudAfiliacion'],
};

/** The page has just reloaded: nothing can be prepared by hand. */
export const applicationArrival = ({
  paso,
  dependientes,
  dialogo = false,
  pago = false,
  here = true,
  salud = {},
  correo = rosa.correo,
  porConfirmar = false,
}: {
  paso: number;
  dependientes: readonly Dependent[];
  dialogo?: boolean;
  pago?: boolean;
  /** Stored by this tab; otherwise on another day. */
  here?: boolean;
  salud?: object;
  correo?: string;
  /** Reloaded during the submit. */
  porConfirmar?: boolean;
}): Arrival => ({
  ...entry,
  address: here ? `${entry.address}?paso=${paso + 1}` : entry.address,
  local: {
    borrador_visitante_application: kept({
      id,
      desde: startTime,
      borrador: { ...rosa, correo, ...(pago ? { formaPago: '1', frecuenciaPago: '4' } : {}) },
      dependientes,
    }),
  },
  session: {
    ...(here
      ? {
          borrador_visitante_application: kept({
            id,
            documento: '001-1111111-1',
            documentos: dependientes.map(({ noDocumento }) => noDocumento),
            salud,
            porConfirmar,
          }),
        }
      : {}),
    ...(dialogo ? { borrador_visitante_applicationDependent: kept({ editado: null, borrador: nora }) } : {}),
  },
});

/** The stored receipt of an application that was not read yet. */
export const receiptArrival: Arrival = {
  ...entry,
  session: { borrador_visitante_applicationReceipt: kept({ numero: '1234', at: startTime }) },
};

/** Answers all lists. */
export const withLists: Gesture = async ({ wire, until, context }) => {
  for (const call of [...listCalls, 'parentesco'] as const) await wire.answer(call, lists[call]);
  await until(async () => Object.values(Object(Object(await context()).listas)).every((list) => list !== null));
};

import { emptyApplication } from '../../domain/rules/application/application-draft';
import { reachableStep, stepFaults } from '../../domain/rules/application/application-faults';
import { noLists } from '../../domain/rules/application/application-lists';
import { emptyDependent } from '../../domain/rules/application/dependent';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { shareLimitMs } from '../../domain/rules/screen/share-limit';
import type { FlowCases } from '../flow-cases';
import { applicationFlow } from './application.rules';

const plan = { codigo: '1', descripcion: 'PLAN LARIMAR', prima: 1485, coberturas: [] };
const listas = {
  ...noLists,
  planes: [plan],
  nacionalidades: [{ codigo: '36', descripcion: 'Dominicana' }],
  parentescosDeHombre: [{ codigo: '3', descripcion: 'Hijo' }],
  parentescosDeMujer: [{ codigo: '4', descripcion: 'Hija' }],
  permitidos: [],
  formasPago: [{ codigo: '1', descripcion: 'Efectivo' }],
  frecuenciasPago: [{ codigo: '4', descripcion: 'Anual' }],
  sintomas: [
    { codigo: '101', codigoPadre: '', descripcion: 'Presión alta', campoAdicional: 'Medicina', numeroOrden: 1 },
  ],
};
const persona = {
  ...emptyApplication,
  planSolicitado: '1',
  nombres: 'Rosa',
  apellidos: "O'Neill-Núñez",
  tipoDocumento: '1',
  noDocumento: '001-1111111-1',
  fechaNacimiento: '05-11-1990',
  sexo: 'Femenino',
  correo: 'rosa@ejemplo.do',
  direccion: 'Calle 5 #27',
  sector: 'Los Mina',
  ciudad: 'Santo Domingo',
  telefono: '(809)-555-0142',
};
const nora = {
  ...emptyDependent,
  nombres: 'Nora',
  apellidos: 'Peña',
  tipoDocumento: '3',
  noDocumento: 'NA',
  fechaNacimiento: '05-11-2020',
  sexo: 'Femenino',
  parentesco: '4',
};
const nadie = { hoy: '2026-11-22', regimen: '', plan: '', desde: null, pedido: null, deAqui: false } as const;
const nada = {
  borrador: emptyApplication,
  dependientes: [],
  salud: {},
  dialogo: false,
  editado: null,
  porConfirmar: false,
  recibo: null,
  porCorreo: true,
};
const casi = { ...persona, formaPago: '1', frecuenciaPago: '4' };
const ahora = 1_795_363_200_000;

export const cases: FlowCases<typeof applicationFlow> = {
  machine: applicationFlow,
  starts: {
    'por primera vez': { ...nadie, ...nada },
    'con una solicitud de otro día': {
      ...nadie,
      ...nada,
      desde: ahora,
      borrador: { ...persona, noDocumento: '', correo: 'rosa@gmial.com' },
      dependientes: [nora, { ...nora, tipoDocumento: '2', noDocumento: '' }],
    },
    'recargada en los dependientes, con el diálogo abierto': {
      ...nadie,
      ...nada,
      desde: ahora,
      deAqui: true,
      pedido: 2,
      borrador: persona,
      dependientes: [nora],
      dialogo: true,
    },
    'recargada en la revisión, sin la salud': {
      ...nadie,
      ...nada,
      desde: ahora,
      deAqui: true,
      pedido: 5,
      borrador: casi,
    },
    'recargada en la revisión': {
      ...nadie,
      ...nada,
      desde: ahora,
      deAqui: true,
      pedido: 5,
      borrador: casi,
      salud: { 101: { tiene: false, quienes: [], detalle: '' } },
    },
    'recargada al enviar': {
      ...nadie,
      ...nada,
      desde: ahora,
      deAqui: true,
      pedido: 5,
      borrador: casi,
      salud: { 101: { tiene: false, quienes: [], detalle: '' } },
      porConfirmar: true,
    },
    'recargada al terminar': { ...nadie, ...nada, recibo: { numero: '1234', at: ahora } },
  },
  events: {
    ESCRIBIR: {
      plan: { campo: 'planSolicitado', valor: '1' },
      'correo con error': { campo: 'correo', valor: 'rosa@gmial.com' },
      documento: { campo: 'noDocumento', valor: '00111111111' },
      'forma de pago': { campo: 'formaPago', valor: '1' },
      frecuencia: { campo: 'frecuenciaPago', valor: '4' },
    },
    DEJAR: { correo: { campo: 'correo' } },
    IR: {
      'la entrada': { paso: null, ahora },
      plan: { paso: 0, ahora },
      'datos personales': { paso: 1, ahora },
      'la revisión': { paso: 5, ahora },
    },
    EDITAR: { 'la primera': { lugar: 0 } },
    QUITAR: { 'la primera': { lugar: 0 } },
    DEPENDIENTE: { Nora: { dependiente: nora } },
    RESPONDER: { sí: { codigo: '101', tiene: true }, no: { codigo: '101', tiene: false } },
    NINGUNA: { todas: { codigos: ['101'] } },
    MARCAR: { madre: { codigo: '101', quien: 'esMadre' } },
    DETALLAR: { medicina: { codigo: '101', detalle: 'Losartán 50 mg' } },
    CORREGIR: { 'el plan': { paso: 0 }, 'los datos de pago': { paso: 3 } },
    ENTREGAR: { compartir: { entrega: 'compartir' } },
    LISTAS: { todas: { listas } },
    AFILIADO: { 'de un colectivo': { regimen: 'COLECTIVOS VOLUNTARIOS', plan: 'PLAN LARIMAR' } },
    DIA: { 'el siguiente': { hoy: '2026-11-23' } },
  },
  where: {
    'formulario.plan': ['ESCRIBIR (plan)'],
    'formulario.datosPersonales': ['ESCRIBIR (correo con error)', 'ESCRIBIR (documento)'],
    'formulario.datosDePago': ['ESCRIBIR (forma de pago)', 'ESCRIBIR (frecuencia)'],
  },
  replies: {
    enviarSolicitud: { 'con número': { numero: '1234', at: ahora }, 'sin número': { numero: '', at: ahora } },
    entregarRecibo: { copiado: 'copiado', compartido: 'compartido' },
  },
  delays: { limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs), limiteEntrega: shareLimitMs },
  guardContext: ({ desde, recibo, dialogo, deAqui, pedido, dependientes, quitado, editado, porConfirmar, ...mas }) => {
    const solicitud = { ...mas, dependientes };
    return [
      desde !== null,
      recibo !== null,
      dialogo,
      deAqui && pedido,
      ([0, 1, 2, 3, 4] as const).map((paso) => Object.keys(stepFaults(paso, solicitud)).length > 0),
      reachableStep(solicitud),
      Math.min(dependientes.length, 2),
      quitado !== null,
      editado,
      porConfirmar,
      mas.sugerencia !== '',
      mas.salud['101']?.tiene,
      mas.regimen !== '',
      mas.listas.sintomas === null,
    ];
  },
};

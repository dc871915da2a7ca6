import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { draftOfContact } from '../../domain/rules/contact/contact-draft';
import { type ContactPart, contactParts, contentOf } from '../../domain/rules/contact/contact-part';
import { isDoubtful, isSaved } from '../../domain/rules/contact/contact-sends';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Salida } from './contactSave.machine';
import { contactSaveFlow } from './contactSave.rules';

/** A member's contact data on the service. */
export const guardado = {
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  idRegion: '10',
  region: 'Ozama',
  idProvincia: '32',
  provincia: 'Santo Domingo',
  idMunicipio: '3201',
  municipio: 'Santo Domingo Este',
  calle: 'Av. Los Caciques',
  noCasa: '27',
  apartamento: '',
  edificio: '',
  sector: 'Los Mina',
  correoElectronico: 'rosa@ejemplo.do',
};
const borrador = draftOfContact(guardado);
const envio = (parte: ContactPart, confirmado: boolean) => ({
  [parte]: { contenido: contentOf(parte, borrador), confirmado },
});
const place = (codigo: string, descripcion: string, codigoPadre: string) => ({ codigo, descripcion, codigoPadre });
const entrada = {
  borrador,
  provincias: [place('32', 'Santo Domingo', '10')],
  municipios: [place('3201', 'Santo Domingo Este', '32')],
  envios: {},
  fallidas: [],
};

export const cases: FlowCases<typeof contactSaveFlow> = {
  machine: contactSaveFlow,
  starts: {
    'los teléfonos': { ...entrada, partes: ['telefonos'] },
    'las tres partes': { ...entrada, partes: contactParts },
    'los teléfonos, con un envío sin confirmar': {
      ...entrada,
      partes: ['telefonos'],
      envios: envio('telefonos', false),
    },
    'las tres partes, y una no puede ir': { ...entrada, partes: contactParts, fallidas: ['direccion'] },
  },
  events: { GUARDADO_FUERA: { 'la dirección': { envios: envio('direccion', true) } } },
  replies: {
    guardarParte: { guardado: { mensaje: '' } },
    comprobarContacto: {
      'lo que se envió': decodeReply(datoscontactos, guardado),
      'otro celular': decodeReply(datoscontactos, { ...guardado, telefonoCelular: '849-555-0177' }),
    },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
    limiteGuardado: chartLimitMs(defaultPolicy.writeLimitMs),
  },
  guardContext: ({ partes, envios, borrador: escrito, parte, fallidas }) => [
    partes,
    partes.map((una) => [isSaved(envios, una, escrito), isDoubtful(envios, una, escrito)]),
    parte,
    fallidas,
  ],
};

const salida: Salida = {
  resultado: 'guardada',
  envios: {},
  guardadas: contactParts,
  encontradas: [],
  fallidas: [],
  problema: null,
};

/** The child's results, for the cases of charts that invoke it. */
export const contactSaveEnds = {
  guardada: salida,
  'sin los teléfonos': {
    ...salida,
    resultado: 'fallida',
    guardadas: ['direccion', 'correo'],
    fallidas: ['telefonos'],
    problema: { kind: 'sinServicio', status: 409, mensaje: '' },
  },
  'sin el correo': {
    ...salida,
    resultado: 'fallida',
    guardadas: ['telefonos', 'direccion'],
    fallidas: ['correo'],
    problema: { kind: 'sinServicio', status: 409, mensaje: '' },
  },
  'el correo sin confirmar': {
    ...salida,
    resultado: 'sinConfirmar',
    guardadas: ['telefonos', 'direccion'],
    problema: { kind: 'ilegible', mensaje: '' },
  },
} satisfies Record<string, Salida>;

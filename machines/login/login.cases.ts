import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos, login } from '../../domain/contract/login';
import type { FlowCases } from '../flow-cases';
import { loginFlow } from './login.rules';

const entrada = { motivoCierre: null, intencionClub: false, regreso: '' };
const enviar = {
  completo: { clave: 'clave1234' },
  'sin clave': { clave: '' },
};
const mensaje = 'Mensaje del servidor.';
const llave = {
  desafio: 'a.b.c',
  credencial: { id: 'una', clientDataJSON: 'datos', authenticatorData: 'datos', signature: 'firma', userHandle: 'ana' },
};
const contacto = {
  telefonoCelular: '809-555-0101',
  correoElectronico: 'ana@ejemplo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

const entradas = {
  '1007': decodeReply(login, {
    codigoMensaje: 1007,
    codigoAfiliado: '10000001',
    nombres: 'Ana',
    apellidos: 'Peña',
    tipoAfiliacion: 'TITULAR',
    regimen: 'CONTRIBUTIVO',
    token: 'token',
    mensaje,
  }),
  '1006': decodeReply(login, { codigoMensaje: 1006, mensaje }),
  '1017': decodeReply(login, { codigoMensaje: '1017', mensaje }),
  '1003': decodeReply(login, { codigoMensaje: 1003, mensaje }),
  '1018, sin lista': decodeReply(login, { codigoMensaje: 1018, mensaje }),
};

export const cases: FlowCases<typeof loginFlow> = {
  machine: loginFlow,
  starts: {
    'sin más': entrada,
    'tras vencer la sesión': { ...entrada, motivoCierre: 'vencida' },
    'tras la inactividad': { ...entrada, motivoCierre: 'inactividad' },
    'cerrada en otra pestaña': { ...entrada, motivoCierre: 'otraPestana' },
    'cerrada desde otro dispositivo': { ...entrada, motivoCierre: 'otroDispositivo' },
    'tras pedir el cambio de correo': { ...entrada, motivoCierre: 'correo' },
    'tras cerrar la cuenta': { ...entrada, motivoCierre: 'cuentaCerrada' },
    'sin página que mostrar': { ...entrada, motivoCierre: 'sinPaginas' },
    'desde el club y una página protegida': { ...entrada, intencionClub: true, regreso: '/pagos' },
    'desde una página protegida': { ...entrada, regreso: '/pagos' },
  },
  events: {
    ESCRIBIR: {
      pasaporte: { campo: 'tipoDocumento', valor: 4 },
      'ningún tipo': { campo: 'tipoDocumento', valor: null },
      cedula: { campo: 'documento', valor: '00112345678' },
      incompleta: { campo: 'documento', valor: '0011' },
      clave: { campo: 'clave' },
    },
    LLAVE: { 'la de este dispositivo': { llave } },
    ABRIR: { reenvío: { dialogo: 'reenvio' } },
    ENVIAR: enviar,
    PULSAR_ENTER: enviar,
  },
  where: {
    'formulario.advertida': ['LLAVE (la de este dispositivo)'],
  },
  replies: {
    autenticar: entradas,
    entrarConLlave: entradas,
    consultarContacto: {
      completo: decodeReply(datoscontactos, contacto),
      'sin correo': decodeReply(datoscontactos, { ...contacto, correoElectronico: '' }),
    },
    pedirLlave: { 'la de este dispositivo': llave, ninguna: null },
    escucharSesion: { 'otra pestaña entró': undefined },
    escucharCierre: { 'otra pestaña salió': 'otraPestana' },
  },
  guardContext: ({ borrador, motivoCierre, intencionClub, regreso, llaves }) => ({
    ...borrador,
    motivoCierre,
    intencionClub,
    regreso,
    llaves,
  }),
};

import { decodeReply } from '../../domain/contract/decode';
import { solicitarOTPMedicamentos } from '../../domain/contract/dispositivo';
import { datoscontactos } from '../../domain/contract/login';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { secureDeviceFlow } from './secureDevice.rules';

const entrada = {
  codigoAfiliado: '1001',
  codigoPerfil: '1001',
  identificador: 'este',
  origen: 'http://localhost:3000',
  pedido: false,
};
const llave = {
  desafio: 'firmado',
  credencial: { id: 'una', clientDataJSON: 'a', authenticatorData: 'b', signature: 'c', userHandle: 'd' },
};
const pagina = (url: string) => decodeReply(solicitarOTPMedicamentos, { result: { url } });

export const cases: FlowCases<typeof secureDeviceFlow> = {
  machine: secureDeviceFlow,
  starts: {
    'en el perfil propio': entrada,
    'con un código ya pedido': { ...entrada, pedido: true },
    'en el perfil de un menor, con un código ya pedido': { ...entrada, codigoPerfil: '1003', pedido: true },
  },
  events: { CONFIABLE: { 'y otros dos': { otros: 2 } } },
  replies: {
    consultarContacto: {
      'con correo': decodeReply(datoscontactos, { correoElectronico: 'ana@ejemplo.do' }),
      'sin correo': decodeReply(datoscontactos, { correoElectronico: '' }),
    },
    consultarLlaves: { 'hay una': true, ninguna: false },
    pedirLlave: { 'la de este dispositivo': llave, ninguna: null },
    confirmarConLlave: { agregado: { agregado: true } },
    solicitarCodigo: {
      'una página': pagina('/dispositivo-seguro/abc'),
      'una dirección que no se abre': pagina('http://ejemplo.do/otp'),
    },
  },
  delays: {
    limiteLectura: 2 * chartLimitMs(defaultPolicy.readLimitMs),
    limiteContacto: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs),
    pausa: 5000,
    aviso: defaultPolicy.snackbarMs,
  },
  guardContext: ({ codigoPerfil, pedido, correo, direccion, llaves }) => [
    codigoPerfil,
    pedido,
    correo,
    direccion,
    llaves,
  ],
};

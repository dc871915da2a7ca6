import { alertaPersonalizada, popup } from '../../domain/contract/ajuste';
import { decodeReply } from '../../domain/contract/decode';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { homeFlow } from './home.rules';

const imagenes = (...ubicaciones: string[]) =>
  decodeReply(popup, { result: ubicaciones.map((ubicacion) => ({ id: 1, ubicacion, accion: '' })) });
const alerta = (...mensajes: string[]) =>
  decodeReply(alertaPersonalizada, { result: mensajes.map((mensaje) => ({ nombre: 'inicio', mensaje })) });

export const cases: FlowCases<typeof homeFlow> = {
  machine: homeFlow,
  starts: {
    'tras entrar': { codigoAfiliado: '1001', anuncioVisto: false, leida: '' },
    'con el anuncio ya visto': { codigoAfiliado: '1001', anuncioVisto: true, leida: '' },
  },
  events: { IMAGEN_FALLO: { 'la primera': { id: 'imagen-1' }, 'la segunda': { id: 'imagen-2' } } },
  replies: {
    consultarAnuncio: { 'dos imágenes': imagenes('/1.svg', '/2.svg'), ninguna: imagenes() },
    consultarAlerta: { 'una alerta': alerta('Actualice sus datos.'), ninguna: alerta() },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs), paciencia: 1000 },
  guardContext: ({ anuncioVisto, pendientes, fallidas, laminas, indice, mensaje, libre }) => [
    anuncioVisto,
    pendientes,
    fallidas.length,
    laminas.length,
    indice,
    mensaje,
    libre,
  ],
};

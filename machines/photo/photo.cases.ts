import { decodeReply } from '../../domain/contract/decode';
import { eliminarFotoPerfil } from '../../domain/contract/foto';
import { reloadMs } from '../../domain/rules/picture/photo';
import { chartLimitMs, defaultPolicy, longestSendMs } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { photoFlow } from './photo.rules';

const imagen = { direccion: 'blob:original', ancho: 400, alto: 300 };
const reducida = { direccion: 'blob:reducida', ancho: 2048, alto: 1536 };
const recibo = { hora: 1_795_000_000_000 };

export const cases: FlowCases<typeof photoFlow> = {
  machine: photoFlow,
  starts: {
    'sin recibo': { codigoAfiliado: '1001', recibo: null },
    'después de recargar': { codigoAfiliado: '1001', recibo },
  },
  events: {
    ABRIR: {
      'con foto': { hayFoto: true },
      'sin foto': { hayFoto: false },
      'sin saberlo': { hayFoto: null },
    },
    PROGRESO: { 'la mitad': { enviado: 500, total: 1000 } },
    ELEGIR: { 'una imagen': { archivo: 'imagen.jpg' } },
    MOVER: { 'a la derecha': { x: 0.1, y: 0 } },
    ACERCAR: { más: { factor: 1.25 } },
  },
  replies: {
    revisar: {
      lista: { tipo: 'lista', foto: { ...imagen, bytes: 120_000 }, original: imagen },
      'más de 2 MB': { tipo: 'grande', bytes: 6_200_000 },
      HEIC: { tipo: 'rechazada', rechazo: 'heic' },
    },
    reducir: {
      reducida: { foto: { ...reducida, bytes: 900_000 }, original: { ...reducida, ancho: 4000, alto: 3000 } },
    },
    recortar: { recortada: { direccion: 'blob:recortada', ancho: 300, alto: 300, bytes: 60_000 } },
    subir: { guardada: undefined },
    consultarFoto: {
      'la enviada': { hay: true, es: 'enviada' },
      'la de antes': { hay: true, es: 'anterior' },
      otra: { hay: true, es: 'otra' },
      ninguna: { hay: false, es: 'anterior' },
    },
    eliminarFoto: { hecho: decodeReply(eliminarFotoPerfil, { mensaje: 'Su foto de perfil está eliminada.' }) },
  },
  delays: {
    limiteTaller: 20_000,
    limiteSubida: longestSendMs,
    limiteLectura: chartLimitMs(defaultPolicy.uploadLimitMs),
    limiteBorrado: chartLimitMs(defaultPolicy.writeLimitMs),
    pausaRecarga: reloadMs,
  },
  guardContext: ({ recibo: kept, hayFoto, foto }) => [kept !== null, hayFoto, foto !== null],
};

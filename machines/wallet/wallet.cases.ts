import type { FlowCases } from '../flow-cases';
import { walletFlow } from './wallet.rules';

const ana = { codigoAfiliado: '10000001', archivo: 'nombre-de-24-letras.firma' };

const sinCarnet = {
  'sin certificado': 'sinPases',
  'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
  'enlace usado': { enlaceRechazado: 'usado', mensaje: 'El enlace ya se usó.' },
  'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El enlace no existe.' },
} as const;

export const cases: FlowCases<typeof walletFlow> = {
  machine: walletFlow,
  starts: {
    'en un iPhone': { telefono: 'iPhone', aplicacion: 'shoebox://' },
    'en otro teléfono': { telefono: 'otro', aplicacion: 'shoebox://' },
  },
  events: {},
  replies: {
    abrirEnlace: {
      ausente: { enlaceRechazado: 'ausente', mensaje: '' },
      ilegible: { enlaceRechazado: 'invalido', mensaje: '' },
      'vencido según él mismo': { enlaceRechazado: 'vencido', mensaje: '' },
      listo: ana,
      ...sinCarnet,
    },
    pedirPase: { listo: 'listo', ...sinCarnet },
  },
  guardContext: ({ enlace, telefono }) => [enlace, telefono],
};

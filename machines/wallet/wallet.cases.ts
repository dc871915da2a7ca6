import type { FlowCases } from '../flow-cases';
import { walletFlow } from './wallet.rules';

const nadie = { codigoAfiliado: '', archivo: '' };
const ana = { codigoAfiliado: '10000001', archivo: 'nombre-de-24-letras.firma' };

const hallazgos = {
  listo: 'listo',
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
    leerEnlace: {
      ausente: { lectura: 'ausente', ...nadie },
      ilegible: { lectura: 'invalido', ...nadie },
      'vencido según él mismo': { lectura: 'vencido', ...ana },
      vigente: { lectura: 'vigente', ...ana },
    },
    obtenerPase: hallazgos,
  },
  guardContext: ({ enlace, telefono }) => [enlace, telefono],
};

import { reviewLimitMs } from '../../domain/rules/attachments/accepted-formats';
import type { Candidato } from '../../domain/rules/attachments/attached';
import type { Requisito } from '../../domain/rules/attachments/requirement';
import type { FlowCases } from '../flow-cases';
import { attachmentsFlow } from './attachments.rules';

const cedula: Requisito = {
  codigo: '1',
  nombre: 'Cédula',
  requerido: true,
  formatos: ['jpg', 'png', 'pdf'],
  cantidad: 2,
  bytes: 2_097_152,
};
const estudios: Requisito = { ...cedula, codigo: '2', nombre: 'Resultados de estudios', requerido: false, cantidad: 1 };
const file = (id: string): Candidato => ({ id, nombre: `${id}.jpg` });
const recordados = [{ id: 's1', nombre: 'cedula.jpg', formato: 'jpg', bytes: 120_000 }] as const;
const imagen = { formato: 'jpg', bytes: 120_000, vista: 'blob:vista' } as const;

export const cases: FlowCases<typeof attachmentsFlow> = {
  machine: attachmentsFlow,
  starts: {
    'sin nada': { pendientes: [], recordados: [] },
    'con archivos por volver a añadir': { pendientes: [{ tipo: '1', nombre: 'cedula.jpg' }], recordados },
  },
  events: {
    REQUISITOS: { 'dos documentos': { requisitos: [cedula, estudios] } },
    AGREGAR: {
      uno: { tipo: '1', archivos: [file('a')] },
      tres: { tipo: '1', archivos: [file('a'), file('b'), file('c')] },
    },
    REEMPLAZAR: { 'el primero': { adjunto: 'a', archivo: file('d') } },
    QUITAR: { 'el primero': { adjunto: 'a' } },
    CERRAR_AVISOS: { 'de la cédula': { tipo: '1' } },
    NO_HACE_FALTA: { 'la cédula': { tipo: '1' } },
  },
  replies: {
    revisar: {
      listo: { tipo: 'listo', ...imagen, recordados },
      'más de 2 MB': { tipo: 'grande' },
      'un PDF de más de 2 MB': { tipo: 'rechazado', motivo: 'tamano' },
      HEIC: { tipo: 'rechazado', motivo: 'heic' },
    },
    reducir: { reducida: { ...imagen, recordados } },
  },
  delays: { limiteTaller: reviewLimitMs },
  guardContext: ({ requisitos, adjuntos, cola, avisos, quitado, pendientes }) => [
    requisitos.length > 0,
    adjuntos.length,
    adjuntos.some(({ id }) => id === 'a'),
    Math.min(cola.length, 2),
    Math.min(avisos.length, 1),
    quitado !== null,
    pendientes.length,
  ],
};

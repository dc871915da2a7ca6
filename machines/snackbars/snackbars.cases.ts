import { defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { snackbarsFlow } from './snackbars.rules';

export const cases: FlowCases<typeof snackbarsFlow> = {
  machine: snackbarsFlow,
  replies: {},
  events: {
    AVISAR: {
      éxito: { tono: 'exito', titulo: 'Guardado' },
      error: { tono: 'error', titulo: 'No se guardó', detalle: 'Favor intente más tarde.' },
      'nada encontrado': {
        tono: 'advertencia',
        titulo: 'No se encontraron consumos en la consulta.',
        origen: 'history',
      },
      'éxito de una búsqueda': { tono: 'exito', titulo: 'Encontrado', origen: 'history' },
    },
    CERRAR: { 'el primero': { id: 'aviso-1' } },
    AGOTAR: { 'el primero': { id: 'aviso-1' } },
    RETIRAR: { 'de la búsqueda': { origen: 'history' } },
    PAUSAR: { puntero: { causa: 'puntero' }, foco: { causa: 'foco' }, oculta: { causa: 'oculta' } },
    REANUDAR: { puntero: { causa: 'puntero' }, foco: { causa: 'foco' }, oculta: { causa: 'oculta' } },
  },
  delays: { permanencia: defaultPolicy.snackbarMs },
  guardContext: ({ visibles, espera, pausas }) => [
    visibles.map(({ tono, origen }) => [tono, origen]),
    espera.length,
    pausas.length,
    pausas.includes('oculta'),
  ],
};

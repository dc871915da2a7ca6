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
      'error al entrar': { tono: 'error', titulo: 'Ha ocurrido un error', origen: 'login' },
      'éxito al entrar': { tono: 'exito', titulo: 'Entró', origen: 'login' },
    },
    CERRAR: { 'el primero': { id: 'aviso-1' } },
    AGOTAR: { 'el primero': { id: 'aviso-1' } },
    RETIRAR: { 'de entrar': { origen: 'login' } },
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

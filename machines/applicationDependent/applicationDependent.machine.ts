import { assign, fromCallback, setup } from 'xstate';
import type { ApplicationLists } from '../../domain/rules/application/application-lists';
import type { Dependent, DependentFaults } from '../../domain/rules/application/dependent';
import type { Escribir } from '../../domain/rules/form/form-events';

interface Contexto {
  borrador: Dependent;
  faltas: DependentFaults;
  /** Los documentos de los demás: ninguno se repite. */
  ocupados: readonly string[];
  /** Otro de los dependientes es el cónyuge. */
  conConyuge: boolean;
  listas: ApplicationLists;
  hoy: string;
}

export type Entrada = Pick<Contexto, 'borrador' | 'ocupados' | 'conConyuge' | 'listas' | 'hoy'>;

export type Evento =
  | Escribir<Dependent>
  | { type: 'LISTAS'; listas: ApplicationLists }
  | { type: 'GUARDAR' }
  | { type: 'CERRAR' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const applicationDependentMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'error' | 'incompleto' | 'terminal' | 'cargando';
  },
  actors: { vigilarListas: fromCallback(falta) },
  guards: { faltaAlgo: falta },
  actions: {
    escribir: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarListas: assign({
      listas: ({ context, event }) => (event.type === 'LISTAS' ? event.listas : context.listas),
    }),
    guardarRecuerdo: falta,
    olvidarRecuerdo: falta,
    entregar: falta,
    cerrar: falta,
  },
}).createMachine({
  id: 'applicationDependent',
  description: 'El diálogo de la solicitud de afiliación en que se escribe un dependiente.',
  context: ({ input }) => ({ ...input, faltas: {} }),
  invoke: {
    id: 'vigilarListas',
    src: 'vigilarListas',
    onError: { description: 'Sin avisos quedan las listas que ya estaban.' },
  },
  initial: 'escribiendo',
  on: {
    LISTAS: { description: 'Llegó otra de las listas.', actions: 'anotarListas' },
    ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
    GUARDAR: [{ guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' }, { target: '.guardado' }],
    CERRAR: { target: '.cerrado' },
  },
  states: {
    escribiendo: {
      description: 'Los datos de una persona. Los parentescos son los de su sexo.',
      meta: { pantalla: 'Dependiente', requisitos: ['REQ-20', 'APPL-09', 'APPL-21', 'APPL-29', 'APPL-38'] },
    },
    faltanDatos: {
      description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
      tags: ['error', 'incompleto'],
      entry: 'senalarFaltas',
    },
    guardado: {
      description: 'El paso recibe a la persona.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecuerdo', 'entregar'],
    },
    cerrado: {
      description: 'Se cerró sin guardar.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecuerdo', 'cerrar'],
    },
  },
});

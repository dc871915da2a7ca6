import { setup } from 'xstate';
import type { HelpQuestion } from './find-questions';

interface Contexto {
  preguntas: readonly HelpQuestion[];
  buscado: string;
  encontradas: readonly HelpQuestion[];
}

type Evento = { type: 'ESCRIBIR'; texto: string };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const helpMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'preguntas'>;
    events: Evento;
    tags: 'terminal';
  },
  guards: {
    sinPreguntas: ({ context }) => context.preguntas.length === 0,
    ninguna: ({ context }) => context.encontradas.length === 0,
    todas: ({ context }) => context.encontradas.length === context.preguntas.length,
  },
  actions: { buscar: falta },
}).createMachine({
  id: 'help',
  description: 'Las preguntas más frecuentes y sus respuestas, que se pueden buscar, también sin conexión.',
  context: ({ input }) => ({ preguntas: input.preguntas, buscado: '', encontradas: input.preguntas }),
  initial: 'decidiendo',
  on: {
    ESCRIBIR: { description: 'Se busca con cada letra.', target: '.decidiendo', actions: 'buscar' },
  },
  states: {
    decidiendo: {
      description: 'Según cuántas preguntas tienen lo buscado.',
      always: [
        { guard: 'sinPreguntas', target: 'sinPreguntas' },
        { guard: 'ninguna', target: 'ninguna' },
        { guard: 'todas', target: 'todas' },
        { target: 'algunas' },
      ],
    },
    todas: {
      description: 'Nada buscado, o está en todas.',
      meta: { pantalla: 'Ayuda' },
    },
    algunas: {
      description: 'Las preguntas que tienen todas las palabras buscadas.',
      meta: { pantalla: 'Ayuda' },
    },
    ninguna: {
      description: 'Ninguna tiene esas palabras: se pide probar con otras, o llamar.',
      meta: { pantalla: 'Ayuda' },
    },
    sinPreguntas: {
      description: 'La aseguradora no dio preguntas: solo dice cómo comunicarse.',
      type: 'final',
      tags: 'terminal',
      meta: { pantalla: 'Ayuda' },
    },
  },
});

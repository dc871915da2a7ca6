import type { FlowCases } from '../flow-cases';
import { helpFlow } from './help.rules';

const preguntas = [
  {
    pregunta: 'Mi cuenta está bloqueada',
    respuesta: ['Espere unos minutos.'],
    otrasPalabras: '',
    enlace: null,
  },
  {
    pregunta: '¿Cómo muestro mi carnet sin conexión?',
    respuesta: ['Guárdelo en su teléfono.'],
    otrasPalabras: '',
    enlace: { a: '/carne', palabras: 'Ver mi carnet' },
  },
];

export const cases: FlowCases<typeof helpFlow> = {
  machine: helpFlow,
  starts: { 'con preguntas': { preguntas }, 'sin preguntas': { preguntas: [] } },
  events: {
    ESCRIBIR: {
      'palabras de una pregunta': { texto: 'carnet SIN conexion' },
      'palabras de ninguna': { texto: 'veterinario' },
      nada: { texto: '' },
    },
  },
  replies: {},
  guardContext: ({ encontradas: { length } }) => length,
};

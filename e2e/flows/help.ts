import type { helpMachine } from '../../machines/help/help.machine';
import { helpTexts as texts } from '../../src/flows/help/texts';
import { write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Sight } from '../walks/sight';

const page: Sight = { heading: texts.titulo, dialog: null };
const searched = 'Mi cuenta está bloqueada';
const found = '¿Cómo muestro mi carnet sin conexión?';
const noneMissing = 'la demostración trae preguntas';
const search = (text: string, forPeople?: string) => write(texts.busque, text, forPeople);

export const helpFlow: DescribedFlow<typeof helpMachine> = {
  title: texts.titulo,
  calls: {},
  starts: {
    'con preguntas': { action: 'Abra /ayuda sin iniciar sesión.', arrival: { address: '/ayuda' } },
    'sin preguntas': { action: 'Abra /ayuda.', onlyTests: noneMissing },
  },
  acts: {
    'ESCRIBIR (palabras de una pregunta)': search('carnet SIN conexion'),
    'ESCRIBIR (palabras de ninguna)': search('veterinario'),
    'ESCRIBIR (nada)': search('', 'nada: borre lo escrito'),
  },
  inProcess: { 'decidiendo — siempre [sinPreguntas] → sinPreguntas': noneMissing },
  seen: {
    decidiendo: () => ({}),
    todas: () => ({ ...page, says: [texts.preguntas, searched, found] }),
    algunas: () => ({ ...page, says: [found], silent: [searched] }),
    ninguna: () => ({ ...page, says: [texts.ninguna, texts.ningunaDetalle], silent: [searched, found] }),
    sinPreguntas: () => ({ ...page, says: [texts.contacto], silent: [texts.preguntas] }),
  },
};

import { help } from '../../../domain/brand/help';
import { chromeTexts } from '../../texts/chrome';

export const helpTexts = {
  titulo: chromeTexts.ayuda,
  busque: 'Busque su pregunta',
  ejemplo: 'Ej.: código',
  preguntas: 'Preguntas frecuentes',
  cuantas: (encontradas: number) => {
    if (encontradas === 0) return 'Ninguna pregunta';
    return encontradas === 1 ? '1 pregunta' : `${encontradas} preguntas`;
  },
  ninguna: 'No encontramos nada con esas palabras.',
  ningunaDetalle: 'Pruebe con una sola palabra, como «código» o «reembolso», o llámenos.',
  contacto: 'Hable con nosotros',
  atendemos: (horario: string) => `Atendemos: ${horario}`,
  respuestas: help.questions,
} as const;

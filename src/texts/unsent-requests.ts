import { requestFormTexts } from './request-form';
import { requestTexts } from './requests';

type Form = keyof typeof requestTexts.formas;

export const unsentTexts = {
  sinEnviar: (forma: Form) => `Sin enviar: ${requestTexts.formas[forma]}`,
  guardada: (momento: string) => `Guardada en este equipo el ${momento}`,
  continuar: 'Continuar',
  sinConfirmar: requestFormTexts.sinConfirmar,
  documentosSinConfirmar: requestFormTexts.documentosSinConfirmar,
  enviados: (caso: string, momento: string) => `Los envió al caso ${caso} el ${momento}`,
  comprobar: 'Comprobar',
  /** Appended for screen readers, which read a link without its context. */
  laSolicitud: (forma: Form) => ` la solicitud: ${requestTexts.formas[forma]}`,
  elCaso: (numero: string) => ` ${numero}`,
} as const;

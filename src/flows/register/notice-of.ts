import type { ContextFrom } from 'xstate';
import type { registerMachine } from '../../../machines/register/register.machine';
import type { StateOf } from '../../../machines/state-of';
import { inlineProblem } from '../../texts/inline-problem';
import { answerNotice } from '../../texts/refusals';
import { registerNextStep, registerTexts } from './texts';

export type RegisterState = StateOf<typeof registerMachine>;

interface Refusal {
  tone: 'advertencia' | 'error';
  call: 'autenticar' | 'registrar';
  code: number | 'otro';
}

const refusals: Partial<Record<RegisterState, Refusal>> = {
  'identidad.yaRegistrada': { tone: 'advertencia', call: 'autenticar', code: 1001 },
  'identidad.afiliacionInactiva': { tone: 'advertencia', call: 'autenticar', code: 1002 },
  'identidad.noEncontrada': { tone: 'error', call: 'autenticar', code: 1003 },
  'identidad.sinConfirmar': { tone: 'error', call: 'autenticar', code: 1004 },
  'identidad.confirmacionPendiente': { tone: 'advertencia', call: 'autenticar', code: 1011 },
  'identidad.sinPreguntas': { tone: 'error', call: 'autenticar', code: 'otro' },
  'identidad.intentosAgotados': { tone: 'error', call: 'autenticar', code: 'otro' },
  'comprobada.preguntas.registroVencido': { tone: 'advertencia', call: 'autenticar', code: 1012 },
  'comprobada.datos.correoEnUso': { tone: 'advertencia', call: 'registrar', code: 1019 },
  'comprobada.datos.rechazados': { tone: 'error', call: 'registrar', code: 'otro' },
};

export interface InlineNotice {
  tone: 'advertencia' | 'error';
  title: string;
  detail: string;
}

/** What stands above the fields in some states: the server's own sentence, and what to do next. */
export const noticeOf = (
  state: RegisterState,
  { mensaje, problema }: Pick<ContextFrom<typeof registerMachine>, 'mensaje' | 'problema'>,
): InlineNotice | null => {
  const refusal = refusals[state];
  if (refusal !== undefined) {
    const said = state === 'identidad.intentosAgotados' ? '' : mensaje;
    const title = answerNotice(refusal.call, { codigo: refusal.code, mensaje: said }).titulo;
    return { tone: refusal.tone, title, detail: registerNextStep[state] ?? '' };
  }
  if (state === 'comprobada.preguntas.incorrectas')
    return { tone: 'error', title: registerTexts.noCoinciden, detail: registerTexts.otrasPreguntas };
  const problem = inlineProblem(state, problema);
  if (problem === null) return null;
  const lost = state === 'comprobada.datos.sinConexion' || state === 'comprobada.datos.sinRespuesta';
  return { tone: 'error', title: problem.titulo, detail: lost ? registerTexts.nadieSabe : problem.detalle };
};

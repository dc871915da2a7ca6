import * as v from 'valibot';
import { type ChartFailure, chartFailure } from './chart-failure';

/** The code of an answer and the server's own sentence, empty where it gave none. */
export interface Answered {
  codigo: number | 'otro';
  mensaje: string;
}

/** A call's result for the screen: an answer or a failure. Both null: no call yet. */
export interface CallResult {
  respuesta: Answered | null;
  problema: ChartFailure | null;
}

const answer = v.fallback(
  v.object({
    codigoMensaje: v.optional(v.union([v.number(), v.literal('otro')]), 'otro'),
    mensaje: v.optional(v.string(), ''),
  }),
  { codigoMensaje: 'otro', mensaje: '' },
);

/** Of the event that ended a call: an answer, a failure, or the chart's own time limit. */
export const resultOf = (event: object): CallResult => {
  if (!('output' in event)) return { respuesta: null, problema: chartFailure(event) };
  const { codigoMensaje, mensaje } = v.parse(answer, event.output);
  return { respuesta: { codigo: codigoMensaje, mensaje }, problema: null };
};

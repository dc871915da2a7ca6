import { type KeptFailure, keptFailure } from './kept-failure';

/** The code of an answer and the server's own sentence, empty where it gave none. */
export interface Answered {
  codigo: number | 'otro';
  mensaje: string;
}

/** What a chart keeps of a call for its screen: what was answered, or what went wrong. Both null: there was none. */
export interface CallResult {
  respuesta: Answered | null;
  problema: KeptFailure | null;
}

/** Of the event that ended a call: an answer, a failure, or the chart's own time limit. */
export const resultOf = (event: object): CallResult => {
  if (!('output' in event)) return { respuesta: null, problema: keptFailure(event) };
  const { codigoMensaje = 'otro', mensaje = '' }: { codigoMensaje?: number | 'otro'; mensaje?: string } = Object(
    event.output,
  );
  return { respuesta: { codigo: codigoMensaje, mensaje }, problema: null };
};

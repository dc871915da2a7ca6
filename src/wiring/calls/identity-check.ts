import { offersAll } from '../../../domain/contract/extras/extra-name';
import { comprobarRegistro, preguntasRegistro } from '../../../domain/contract/extras/registro';
import { failureOf } from '../../../domain/contract/problem';
import {
  type Question,
  questionsPerAttempt,
  type Supplied,
  type Typed,
} from '../../../domain/rules/registration/questions';
import type { Dictamen } from '../../../machines/register/register.machine';
import type { Client } from '../../api/client';
import { extraCall } from './extra-call';

const mustAnswerAgain = 410;

interface Verifier {
  keep(supplied: readonly Supplied[]): readonly Question[];
  allRight(typed: readonly Typed[]): boolean;
}

/**
 * Has the server judge the answers where it offers that, else this page. Holds the challenge and the pass: no chart, no
 * snapshot and no storage has them.
 */
export const identityCheck = (client: Pick<Client, 'call'>, extras: readonly string[], verifier: Verifier) => {
  const extra = extraCall(client, extras);
  const isJudged = offersAll(extras, [preguntasRegistro, comprobarRegistro]);
  let whose = '';
  let desafio: string | null = null;
  let pase: string | null = null;
  let preguntas: readonly Question[] = [];

  /** `supplied`: the contract's own questions, with their answers. */
  const ask = async (
    codigoAfiliado: string,
    supplied: () => Promise<readonly Supplied[]>,
    signal: AbortSignal,
  ): Promise<readonly Question[]> => {
    const asked = isJudged
      ? await extra(preguntasRegistro, { query: { CodigoAfiliado: codigoAfiliado } }, signal)
      : null;
    const found = asked === null ? verifier.keep(await supplied()) : asked.preguntas;
    whose = codigoAfiliado;
    desafio = asked === null ? null : asked.desafio;
    pase = null;
    preguntas = found;
    return found;
  };

  /** Other questions, if that is why the call failed; throws its failure otherwise. */
  const askAgain = async (error: unknown, signal: AbortSignal): Promise<readonly Question[]> => {
    if (desafio === null || failureOf(error)?.status !== mustAnswerAgain) throw error;
    const others = await ask(whose, async () => [], signal);
    if (others.length < questionsPerAttempt) throw error;
    return others;
  };

  const judge = async (respuestas: readonly Typed[], signal: AbortSignal): Promise<Dictamen> => {
    if (desafio === null) return { dictamen: verifier.allRight(respuestas) ? 'coinciden' : 'noCoinciden', preguntas };
    try {
      const body = { desafio, respuestas: [...respuestas] };
      const judged = await client.call(comprobarRegistro, { body }, signal);
      if (judged.correctas) pase = judged.pase;
      else {
        desafio = judged.desafio;
        preguntas = judged.preguntas;
      }
      return { dictamen: judged.correctas ? 'coinciden' : 'noCoinciden', preguntas };
    } catch (error) {
      return { dictamen: 'otraVez', preguntas: await askAgain(error, signal) };
    }
  };

  return {
    ask,
    askAgain,
    judge,
    /** A field of the registration; none where the server gave no pass. */
    pass: (): { pase?: string } => (pase === null ? {} : { pase }),
  };
};

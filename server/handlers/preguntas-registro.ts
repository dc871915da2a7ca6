import {
  drawHardQuestions,
  isRightAnswer,
  questionsPerAttempt,
  usableQuestions,
} from '../../domain/rules/registration/questions';
import { audit } from '../access/audit';
import { questionsToRegister } from '../access/questions-to-register';
import { HttpProblem } from '../http/http-problem';
import { limitAttempts } from '../http/limit-attempts';
import { refundOnError } from '../http/refund-on-error';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const day = 86_400_000;
const none = { desafio: '', preguntas: [] };
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const answerAgain = () => new HttpProblem(410, {}, messages.register.answerAgain);

export const preguntasRegistroHandlers = (
  parts: HandlerDeps,
): HandlersOf<'preguntasRegistro' | 'comprobarRegistro'> => {
  const { db, now, settings, passwords, counters, proofs, alarm, hide } = parts;
  const policy = settings.serverPolicy;
  const triesOf = (codigoAfiliado: string) => `respuestas:${hide(codigoAfiliado)}`;

  /**
   * The draw follows from the person, the day and how many answers were wrong: who asks again without answering gets the
   * same three, and cannot fish for those that are known.
   */
  const ask = async (codigoAfiliado: string, visitante: string) => {
    const usable = usableQuestions(await questionsToRegister(db, now(), codigoAfiliado));
    const key = triesOf(codigoAfiliado);
    const wrong = (await counters.look([key])).get(key)?.count ?? 0;
    const seed = Buffer.from(hide(`sorteo:${codigoAfiliado}:${dayOf(now())}:${wrong}`), 'base64url').readInt32BE();
    const preguntas = drawHardQuestions(usable, seed);
    if (preguntas.length < questionsPerAttempt) return none;
    const desafio = await proofs.ask(
      { codigoAfiliado, visitante },
      preguntas.map(({ id }) => id),
    );
    return { desafio, preguntas };
  };

  return {
    preguntasRegistro: async ({ query: { CodigoAfiliado } }, caller) => {
      const takeBack = await limitAttempts(counters, {
        key: `preguntasRegistro:${hide(CodigoAfiliado)}`,
        ip: caller.ip,
        most: policy.lookupsPerDocumentPerHour,
        inAll: policy.lookupsPerDocumentPerHourInAll,
      });
      return refundOnError(takeBack, async () => {
        await passwords.verify(null, CodigoAfiliado);
        const asked = await ask(CodigoAfiliado, caller.jti);
        if (asked.preguntas.length > 0)
          await audit(db, now, caller, { suceso: 'preguntasHechas', documentoIndicado: CodigoAfiliado });
        return asked;
      });
    },

    /** Counted before the answers are compared, so that parallel guesses get no more tries than guesses in a row. */
    comprobarRegistro: async ({ body: { desafio, respuestas } }, caller) => {
      const challenge = await proofs.readChallenge(desafio, caller.jti);
      if (challenge === null) throw answerAgain();
      const { codigoAfiliado } = challenge;
      const takeBack = await limitAttempts(counters, {
        key: triesOf(codigoAfiliado),
        ip: caller.ip,
        windowMs: day,
        most: policy.answersPerPersonPerDay,
        inAll: policy.answersPerPersonPerDayInAll,
        mensaje: messages.register.answerTomorrow,
      });
      const isRight = await refundOnError(takeBack, async () => {
        const questions = await questionsToRegister(db, now(), codigoAfiliado);
        const asked = usableQuestions(questions).filter(({ id }) => challenge.preguntas.includes(id));
        if (asked.length !== challenge.preguntas.length || !(await proofs.use(db, challenge))) throw answerAgain();
        const right = asked.filter(({ id, idTipoPregunta }) =>
          isRightAnswer(
            idTipoPregunta,
            respuestas.find((one) => one.id === id)?.texto ?? '',
            questions.find((one) => one.id === id)?.respuesta ?? '',
          ),
        );
        return right.length === asked.length;
      });
      await audit(db, now, caller, {
        suceso: 'respuestasComprobadas',
        documentoIndicado: codigoAfiliado,
        valorNuevo: isRight ? 'correctas' : 'incorrectas',
      });
      if (!isRight) {
        alarm(caller, 'identityRefused', { call: 'comprobarRegistro', whom: hide(codigoAfiliado) });
        return { correctas: false, pase: '', ...(await ask(codigoAfiliado, caller.jti)) };
      }
      await takeBack();
      return { correctas: true, pase: await proofs.pass({ codigoAfiliado, visitante: caller.jti }), ...none };
    },
  };
};

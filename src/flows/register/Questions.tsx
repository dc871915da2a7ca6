import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnswerKind, Question } from '../../rules/registration/questions';
import { shellTexts } from '../../texts/shell';
import { ErrorSummary } from '../../ui/blocks/ErrorSummary';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { AnswerField } from '../../ui/fields/AnswerField';
import { QuestionCard } from '../../ui/fields/QuestionCard';
import { Stack } from '../../ui/layout/Stack';
import { noticeOf } from './notice-of';
import type { StepProps } from './RegisterScreen';
import { answerFaltaText, registerTexts as words } from './texts';

const kinds: Record<AnswerKind, 'date' | 'yesNo' | 'number'> = { 1: 'date', 2: 'yesNo', 3: 'number' };
const fieldOf = ({ id }: Question) => `pregunta-${id}`;

const answerWords = {
  dateHint: words.fechaAyuda,
  datePlaceholder: words.fechaForma,
  numberPlaceholder: words.escribaNumero,
  yes: words.si,
  no: words.no,
  calendar: {
    open: words.abrirCalendario,
    close: words.cerrarCalendario,
    month: words.mes,
    year: words.ano,
    loading: shellTexts.cargando,
  },
};

export const Questions = ({ actor, state, form, busy, today }: StepProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { preguntas, sorteos, faltasRespuestas, pulsaciones } = context;
  const fields = useRef(new Map<number, HTMLInputElement | null>());
  const notice = noticeOf(state, context);
  const errors = preguntas.flatMap((question) => {
    const falta = faltasRespuestas[question.id];
    return falta === undefined ? [] : [{ field: fieldOf(question), falta }];
  });
  const answerOf = (id: number): string => {
    const input = fields.current.get(id);
    return input == null || (input.type === 'radio' && !input.checked) ? '' : input.value;
  };
  return (
    <>
      {notice !== null && (
        <LeadAlert tone={notice.tone} title={notice.title}>
          <p>{notice.detail}</p>
        </LeadAlert>
      )}
      {state === 'comprobada.preguntas.incompletas' && errors.length > 0 && (
        <ErrorSummary
          title={
            errors.some(({ falta }) => falta === 'sinResponder') ? words.contesteTodas : words.respuestasPorRevisar
          }
          errors={errors.map(({ field, falta }) => ({
            field,
            message: `${preguntas.find((question) => fieldOf(question) === field)?.pregunta ?? ''} ${answerFaltaText[falta]}`,
          }))}
          occasion={String(pulsaciones)}
        />
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'RESPONDER', respuestas: preguntas.map(({ id }) => ({ id, texto: answerOf(id) })) });
        }}
      >
        <Stack key={sorteos} space={4}>
          {preguntas.map((question, index) => {
            const falta = faltasRespuestas[question.id];
            return (
              <QuestionCard key={question.id} number={index + 1} question={question.pregunta}>
                <AnswerField
                  kind={kinds[question.idTipoPregunta]}
                  id={fieldOf(question)}
                  label={question.pregunta}
                  error={falta === undefined ? undefined : answerFaltaText[falta]}
                  disabled={busy}
                  words={answerWords}
                  today={today}
                  onAnswer={(contestada) => actor.send({ type: 'CONTESTAR', id: question.id, contestada })}
                  ref={(input) => {
                    fields.current.set(question.id, input);
                  }}
                />
              </QuestionCard>
            );
          })}
        </Stack>
      </form>
    </>
  );
};

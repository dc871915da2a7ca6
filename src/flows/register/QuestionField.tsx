import type { Ref } from 'react';
import type { AnswerKind, CampoRespuesta, Question } from '../../../domain/rules/registration/questions';
import type { FormRef } from '../../parts/form/form-ref';
import { useField } from '../../parts/form/use-field';
import { calendarLoadTexts } from '../../texts/calendar';
import { AnswerField } from '../../ui/fields/AnswerField';
import { registerTexts as words } from './texts';

const kinds: Record<AnswerKind, 'date' | 'yesNo' | 'number'> = { 1: 'date', 2: 'yesNo', 3: 'number' };

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
    ...calendarLoadTexts,
  },
};

interface Props {
  actor: FormRef<Readonly<Record<CampoRespuesta, boolean>>>;
  question: Question;
  today: string;
  ref: Ref<HTMLInputElement>;
}

/** The answer stays in its field until all are sent; the chart only knows whether there is one. */
export const QuestionField = ({ actor, question: { id, pregunta, idTipoPregunta }, today, ref }: Props) => {
  const campo: CampoRespuesta = `pregunta-${id}`;
  const { error, busy, write } = useField(actor, campo);
  return (
    <AnswerField
      kind={kinds[idTipoPregunta]}
      id={campo}
      label={pregunta}
      error={error}
      disabled={busy}
      words={answerWords}
      today={today}
      onAnswer={write}
      ref={ref}
    />
  );
};

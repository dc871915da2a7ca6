import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { QuestionCard } from '../../ui/fields/QuestionCard';
import { Stack } from '../../ui/layout/Stack';
import { QuestionField } from './QuestionField';
import { StepAlert } from './StepAlert';
import type { StepProps } from './step-props';
import { registerFaltaText, registerTexts as words } from './texts';

export const Questions = ({ actor, state, form, today }: StepProps) => {
  const preguntas = useSelector(actor, ({ context }) => context.preguntas);
  const sorteos = useSelector(actor, ({ context }) => context.sorteos);
  const unanswered = useSelector(actor, ({ context }) => Object.values(context.faltas).includes('sinResponder'));
  const fields = useRef(new Map<number, HTMLInputElement | null>());
  const answerOf = (id: number): string => {
    const input = fields.current.get(id);
    return input == null || (input.type === 'radio' && !input.checked) ? '' : input.value;
  };
  return (
    <>
      <StepAlert actor={actor} state={state} call="autenticar" />
      <FlowForm
        actor={actor}
        id={form}
        faults={registerFaltaText}
        summary={
          <FaultSummary
            actor={actor}
            title={unanswered ? words.contesteTodas : words.respuestasPorRevisar}
            fields={preguntas.map(({ id, pregunta }) => ({ campo: `pregunta-${id}`, name: pregunta }))}
          />
        }
        onSubmit={() =>
          actor.send({ type: 'SIGUIENTE', respuestas: preguntas.map(({ id }) => ({ id, texto: answerOf(id) })) })
        }
      >
        <Stack key={sorteos} space={4}>
          {preguntas.map((question, index) => (
            <QuestionCard key={question.id} number={index + 1} question={question.pregunta}>
              <QuestionField
                actor={actor}
                question={question}
                today={today}
                ref={(input) => {
                  fields.current.set(question.id, input);
                }}
              />
            </QuestionCard>
          ))}
        </Stack>
      </FlowForm>
    </>
  );
};

import { useSelector } from '@xstate/react';
import { FlowForm } from '../../parts/form/FlowForm';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { resultTone } from '../../parts/form/result-tone';
import { Alert } from '../../ui/blocks/Alert';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import type { StepProps } from './request-ref';
import { emailRequestFaultText, notRequestedLines, unknownLines, emailRequestTexts as words } from './texts';

export const EmailStep = ({ actor, field }: StepProps) => {
  const tone = useSelector(actor, resultTone);
  const problema = useSelector(actor, ({ context }) => context.problema);
  const linesOf = useSelector(actor, (snapshot) =>
    snapshot.matches({ abierto: { correo: 'sinSaber' } }) ? unknownLines : notRequestedLines,
  );
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  useLeadFocus(String(presses), field);
  return (
    <FlowForm actor={actor} faults={emailRequestFaultText} onSubmit={() => actor.send({ type: 'SIGUIENTE' })}>
      <Stack space={4}>
        {tone !== null && problema !== null ? (
          <Alert tone={tone} title={words.sinSolicitar}>
            {linesOf(problema).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        ) : (
          <>
            <p>{words.entrada}</p>
            <p>{words.cierre}</p>
          </>
        )}
        <FormEmailField
          actor={actor}
          campo="correo"
          ref={field}
          label={words.correo}
          hint={words.pista}
          enterKeyHint="next"
        />
      </Stack>
    </FlowForm>
  );
};

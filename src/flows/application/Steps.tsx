import { useSelector } from '@xstate/react';
import { reviewStep, stepFaults } from '../../../domain/rules/application/application-faults';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { FlowForm } from '../../parts/form/FlowForm';
import { lazyPart } from '../../parts/lazy-part';
import { applicationFaultText, personTexts } from '../../texts/application';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { StepHead } from '../../ui/blocks/StepHead';
import { Stepper } from '../../ui/blocks/Stepper';
import { Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './application-ref';
import { FamilyStep } from './FamilyStep';
import { PaymentStep } from './PaymentStep';
import { PersonStep, personFields } from './PersonStep';
import { PlanStep } from './PlanStep';
import { applicationSteps, applicationTexts as words } from './texts';
import { useAnswered } from './use-answered';

const LaterSteps = lazyPart(() => import('./LaterSteps').then((steps) => steps.LaterSteps));

/** Fetched while the first steps are filled in, so that the last ones also open without a network. */
export const preloadLaterSteps = LaterSteps.preload;

const later = (review: boolean) => (props: ViewProps) => <LaterSteps {...props} review={review} />;

const bodies = [PlanStep, PersonStep, FamilyStep, PaymentStep, later(false), later(true)] as const;

const healthStep = 4;

const Bar = ({ actor, lists, form, paso }: ViewProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const blocked = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('incompleto') || Object.keys(stepFaults(paso, snapshot.context)).length > 0,
  );
  const { asked, done } = useAnswered(actor, lists);
  const missing = paso === healthStep && done < asked ? words.quedanRespuestas(asked - done) : undefined;
  return (
    <SaveBar label={words.barra} note={missing}>
      {paso > 0 && (
        <Button kind="outline" disabled={busy} onPress={() => actor.send({ type: 'ANTERIOR' })}>
          {words.anterior}
        </Button>
      )}
      <StepButton form={form} busy={busy} blocked={blocked} busyLabel={words.enviando}>
        {paso === reviewStep ? words.enviar : paso === healthStep ? words.revisar : words.siguiente}
      </StepButton>
    </SaveBar>
  );
};

/** One of the five steps, or the review. */
export const Steps = (props: ViewProps) => {
  const { actor, form, paso } = props;
  const moves = useSelector(actor, ({ context }) => context.movimientos);
  const Body = bodies[paso];
  const review = paso === reviewStep;
  const unconfirmed = useSelector(actor, (snapshot) => snapshot.hasTag('aviso'));
  const reviewLead = unconfirmed ? words.revisionSinConfirmar : words.revisionGuia;
  return (
    <Stack space={5}>
      <Stepper
        label={words.pasos}
        steps={applicationSteps}
        current={Math.min(paso, applicationSteps.length - 1)}
        positionWords={words.paso}
        doneLabel={words.hecho}
      />
      <StepHead
        place="page"
        title={review ? words.revision : (applicationSteps[paso] ?? '')}
        lead={review ? reviewLead : (words.guias[paso] ?? '')}
        occasion={moves === 0 ? null : String(moves)}
      />
      <FlowForm
        actor={actor}
        id={form}
        faults={applicationFaultText}
        {...(paso === 1
          ? {
              summary: (
                <FaultSummary
                  actor={actor}
                  title={personTexts.revise}
                  fields={personFields.map((campo) => ({ campo }))}
                />
              ),
            }
          : {})}
        onSubmit={() => actor.send({ type: review ? 'ENVIAR' : 'SIGUIENTE' })}
      >
        <Body key={paso} {...props} />
      </FlowForm>
      <Bar {...props} />
    </Stack>
  );
};

import { shallowEqual, useSelector } from '@xstate/react';
import { contactParts } from '../../../domain/rules/contact/contact-part';
import { lacksPlaces, pendingParts } from '../../../machines/onboarding/open-parts';
import { useSaveLabel } from '../../parts/contact/use-save-label';
import { FlowForm } from '../../parts/form/FlowForm';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { WizardActions } from '../../ui/actions/WizardActions';
import { Outcome } from '../../ui/blocks/Outcome';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { StepHead } from '../../ui/blocks/StepHead';
import { Stepper } from '../../ui/blocks/Stepper';
import { Middle } from '../../ui/layout/Middle';
import { Stack } from '../../ui/layout/Stack';
import { Steady } from '../../ui/layout/Steady';
import { Fields, type OnboardingRef } from './Fields';
import { StepMessage } from './StepMessage';
import { onboardingFaultText, onboardingSteps, onboardingTexts as words } from './texts';

export interface ViewProps {
  actor: OnboardingRef;
  /** The id of the form, for the submit button outside of it. */
  form: string;
}

export interface View {
  Body: (props: ViewProps) => React.ReactNode;
  Actions: ((props: ViewProps) => React.ReactNode) | null;
}

const addressFields = ['provincia', 'municipio', 'calle', 'noCasa', 'apartamento', 'edificio', 'sector'] as const;

const fixedLead = ({ contacto }: ReturnType<OnboardingRef['getSnapshot']>['context']) =>
  contacto !== null && addressFields.every((field) => contacto[field] === '') ? words.sinDireccion : words.soloSeLee;

const place = (actor: OnboardingRef) => (actor.getSnapshot().context.variante === 'pagina' ? 'page' : 'dialog');

const LoadingBody = ({ actor }: ViewProps) => (
  <Steady>
    <Stack space={5}>
      <StepHead place={place(actor)} title={words.titulo} lead={words.razon} occasion={null} />
      <p role="status">{words.cargando}</p>
      <Skeleton shape="field" count={3} label={shellTexts.cargando} />
    </Stack>
  </Steady>
);

const StepBody = ({ actor, form }: ViewProps) => {
  const paso = useSelector(actor, ({ context }) => context.paso);
  const moves = useSelector(actor, ({ context }) => context.movimientos);
  const sample = useSelector(actor, (snapshot) => snapshot.hasTag('soloLectura'));
  const pending = useSelector(actor, ({ context }) => pendingParts(context), shallowEqual);
  const known = actor.getSnapshot().context;
  const { subsidiado, variante } = known;
  const lead = paso === 1 && subsidiado ? fixedLead(known) : words.guias[paso];
  return (
    <Steady>
      <Stack space={5}>
        <Stepper
          label={words.pasos}
          steps={onboardingSteps}
          current={paso}
          positionWords={words.paso}
          doneLabel={words.hecho}
          pending={{ steps: pending.map((part) => contactParts.indexOf(part)), label: words.pendiente }}
        />
        <StepHead
          place={place(actor)}
          title={words.preguntas[paso]}
          lead={lead}
          occasion={moves === 0 ? null : String(moves)}
        />
        <StepMessage actor={actor} />
        <FlowForm
          actor={actor}
          id={form}
          faults={onboardingFaultText[variante]}
          onSubmit={() => actor.send({ type: paso === 2 && !sample ? 'CONFIRMAR' : 'SIGUIENTE' })}
        >
          <Fields key={paso} actor={actor} />
        </FlowForm>
      </Stack>
    </Steady>
  );
};

const Actions = ({ actor, form }: ViewProps) => {
  const paso = useSelector(actor, ({ context }) => context.paso);
  const loads = useSelector(actor, (snapshot) => snapshot.matches('cargando'));
  const sample = useSelector(actor, (snapshot) => snapshot.hasTag('soloLectura'));
  const mayLeave = useSelector(
    actor,
    ({ context }) => context.fallos > 1 || (context.paso === 2 && lacksPlaces(context)),
  );
  const save = useSelector(actor, ({ children }) => children.guardarContacto);
  const busy = save !== undefined;
  const busyLabel = useSaveLabel(save);
  return (
    <WizardActions
      leave={
        <>
          {(loads || (paso === 0 && !busy)) && (
            <Button kind="ghost" onPress={() => actor.send({ type: 'OMITIR' })}>
              {words.omitir}
            </Button>
          )}
          {(sample || (mayLeave && !busy)) && (
            <Button kind="ghost" onPress={() => actor.send({ type: 'CONTINUAR_DESPUES' })}>
              {words.continuarDespues}
            </Button>
          )}
        </>
      }
      back={
        <Button kind="outline" disabled={paso === 0 || busy || loads} onPress={() => actor.send({ type: 'ANTERIOR' })}>
          {words.anterior}
        </Button>
      }
      next={
        <StepButton form={form} busy={busy} blocked={loads || (sample && paso === 2)} busyLabel={busyLabel}>
          {paso === 2 ? words.finalizar : words.siguiente}
        </StepButton>
      }
    />
  );
};

// The same buttons as while loaded, so that a focused button survives the loading.
export const loading: View = { Body: LoadingBody, Actions };
export const step: View = { Body: StepBody, Actions };

const DoneBody = ({ actor }: ViewProps) => {
  const { variante } = actor.getSnapshot().context;
  const end = (
    <Outcome tone="exito" title={words.terminado[variante]} occasion="fin">
      <Button onPress={() => actor.send({ type: 'CONTINUAR' })}>{words.continuar[variante]}</Button>
    </Outcome>
  );
  // The last save is reported at the top of a page, above everything else.
  return variante === 'pagina' ? <Middle>{end}</Middle> : end;
};

export const done: View = { Body: DoneBody, Actions: null };

import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useRef } from 'react';
import type { ContextFrom } from 'xstate';
import { missingDocument } from '../../../domain/rules/document/credentials';
import { answered } from '../../../domain/rules/registration/questions';
import type { registerMachine } from '../../../machines/register/register.machine';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { WizardStep } from '../../ui/blocks/WizardStep';
import { Confirmation } from '../../ui/overlays/Confirmation';
import { Dialog } from '../../ui/overlays/Dialog';
import { Identity } from './Identity';
import { PersonalData } from './PersonalData';
import { Questions } from './Questions';
import type { StepProps } from './step-props';
import { type RegisterState, registerSteps, registerTitle, registerTexts as words } from './texts';

interface Step {
  Body: (props: StepProps) => React.ReactNode;
  current: 0 | 1 | 2;
  lead: string;
  next: string;
  busy: string;
}

const identity: Step = {
  Body: Identity,
  current: 0,
  lead: words.identificar,
  next: words.siguiente,
  busy: words.buscando,
};
const questions: Step = {
  Body: Questions,
  current: 1,
  lead: words.responder,
  next: words.siguiente,
  busy: words.buscando,
};
const data: Step = {
  Body: PersonalData,
  current: 2,
  lead: words.completar,
  next: words.registrar,
  busy: words.registrando,
};

const views = {
  'identidad.escribiendo': identity,
  'identidad.faltanDatos': identity,
  'identidad.yaRegistrada': identity,
  'identidad.afiliacionInactiva': identity,
  'identidad.noEncontrada': identity,
  'identidad.sinConfirmar': identity,
  'identidad.confirmacionPendiente': identity,
  'identidad.sinPreguntas': identity,
  'identidad.intentosAgotados': identity,
  'identidad.sinIdentificar': identity,
  identificando: identity,
  pidiendoPreguntas: identity,
  'comprobada.preguntas.abriendo': questions,
  'comprobada.preguntas.respondiendo': questions,
  'comprobada.preguntas.registroVencido': questions,
  'comprobada.preguntas.incompletas': questions,
  'comprobada.preguntas.incorrectas': questions,
  'comprobada.preguntas.otraVez': questions,
  'comprobada.preguntas.sinComprobar': questions,
  'comprobada.preguntas.dejando': questions,
  'comprobada.comprobando': questions,
  'comprobada.datos.escribiendo': data,
  'comprobada.datos.escribiendoClave': data,
  'comprobada.datos.faltanDatos': data,
  'comprobada.datos.correoEnUso': data,
  'comprobada.datos.claveFacil': data,
  'comprobada.datos.rechazados': data,
  'comprobada.datos.sinSaber': data,
  'comprobada.datos.sinRegistrar': data,
  'comprobada.datos.dejando': data,
  'comprobada.registrando': data,
  haciaReenvio: null,
  registrada: null,
  yaTieneCuenta: null,
  cerrada: null,
} satisfies Record<RegisterState, Step | null>;

const isComplete = ({ tipoDocumento, documento }: ContextFrom<typeof registerMachine>['borrador']): boolean =>
  Object.keys(missingDocument(tipoDocumento, documento)).length === 0;

interface Props {
  start: () => Start<typeof registerMachine>;
  /** yyyy-MM-dd. */
  today: string;
  /** Whom to call, at the end of the dialog. */
  help: ReactNode;
}

export const RegisterScreen = ({ start, today, help }: Props) => {
  const { actor, state } = useFlow(start);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const variante = useSelector(actor, ({ context }) => context.variante);
  const sorteos = useSelector(actor, ({ context }) => context.sorteos);
  const replied = useSelector(actor, ({ context: { preguntas, borrador } }) => answered(preguntas, borrador));
  const asked = useSelector(actor, ({ context }) => context.preguntas.length);
  const complete = useSelector(actor, ({ context: { borrador } }) => isComplete(borrador));
  const focusFirst = useRef<HTMLInputElement>(null);
  const form = useId();
  const step = views[state];
  if (step === null) return null;
  const { Body, current } = step;
  const close = () => actor.send({ type: 'CERRAR' });
  const blocked = current === 0 && !complete;
  return (
    <>
      <Dialog
        title={registerTitle[variante]}
        size="lg"
        onClose={state === 'comprobada.registrando' ? undefined : { label: shellTexts.cerrar, act: close }}
        onBack={current === 1 ? { label: words.atras, act: () => actor.send({ type: 'ANTERIOR' }) } : undefined}
        focusFirst={focusFirst}
        note={current === 1 ? words.respondidas(replied, asked) : undefined}
        actions={
          <>
            {current === 0 && busy && (
              <Button kind="ghost" onPress={() => actor.send({ type: 'CANCELAR' })}>
                {words.cancelar}
              </Button>
            )}
            <StepButton form={form} blocked={blocked} busy={busy} busyLabel={step.busy}>
              {step.next}
            </StepButton>
          </>
        }
      >
        <WizardStep
          label={words.pasos}
          steps={registerSteps}
          current={current}
          positionWords={words.paso}
          doneLabel={words.hecho}
          lead={step.lead}
          occasion={sorteos === 0 ? null : `${current}-${sorteos}`}
        />
        <Body actor={actor} state={state} form={form} today={today} focusFirst={focusFirst} />
        {help}
      </Dialog>
      {(state === 'comprobada.preguntas.dejando' || state === 'comprobada.datos.dejando') && (
        <Confirmation
          question={words.salir}
          safe={{ label: words.seguir, act: () => actor.send({ type: 'SEGUIR' }) }}
          sure={{ label: words.salirSi, kind: 'outline', act: () => actor.send({ type: 'SALIR' }) }}
          closeLabel={shellTexts.cerrar}
        >
          <p>{words.perdera}</p>
        </Confirmation>
      )}
    </>
  );
};

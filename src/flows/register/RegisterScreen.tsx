import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useId, useRef, useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { registerMachine } from '../../../machines/register/register.machine';
import { leafOf } from '../../app/leaf-of';
import { missingDocument } from '../../rules/document/credentials';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { StepButton } from '../../ui/actions/StepButton';
import { WizardStep } from '../../ui/blocks/WizardStep';
import { Confirmation } from '../../ui/overlays/Confirmation';
import { Dialog } from '../../ui/overlays/Dialog';
import { Identity } from './Identity';
import type { RegisterState } from './notice-of';
import { PersonalData } from './PersonalData';
import { Questions } from './Questions';
import { registerSteps, registerTitle, registerTexts as words } from './texts';

type RegisterRef = ActorRefFrom<typeof registerMachine>;

export interface StepProps {
  actor: RegisterRef;
  state: RegisterState;
  /** The id of the form, which the button in the footer sends. */
  form: string;
  busy: boolean;
  today: string;
  focusFirst: RefObject<HTMLInputElement | null>;
}

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
  'identidad.sinConexion': identity,
  'identidad.sinRespuesta': identity,
  'identidad.sinServicio': identity,
  'identidad.ilegible': identity,
  'identidad.fallo': identity,
  identificando: identity,
  pidiendoPreguntas: identity,
  'comprobada.preguntas.abriendo': questions,
  'comprobada.preguntas.respondiendo': questions,
  'comprobada.preguntas.registroVencido': questions,
  'comprobada.preguntas.incompletas': questions,
  'comprobada.preguntas.incorrectas': questions,
  'comprobada.preguntas.fallo': questions,
  'comprobada.preguntas.dejando': questions,
  'comprobada.comprobando': questions,
  'comprobada.datos.escribiendo': data,
  'comprobada.datos.faltanDatos': data,
  'comprobada.datos.correoEnUso': data,
  'comprobada.datos.rechazados': data,
  'comprobada.datos.sinConexion': data,
  'comprobada.datos.sinRespuesta': data,
  'comprobada.datos.sinServicio': data,
  'comprobada.datos.ilegible': data,
  'comprobada.datos.fallo': data,
  'comprobada.datos.dejando': data,
  'comprobada.registrando': data,
  haciaReenvio: null,
  registrada: null,
  yaTieneCuenta: null,
  cerrada: null,
} satisfies Record<RegisterState, Step | null>;

interface Props {
  /** Called once: the machine with its parts, and what it starts from. */
  start: () => { logic: typeof registerMachine; input: InputFrom<typeof registerMachine> };
  /** yyyy-MM-dd. */
  today: string;
}

export const RegisterScreen = ({ start, today }: Props) => {
  const [{ logic, input }] = useState(start);
  const actor = useActorRef(logic, { input });
  const state = useSelector(actor, (snapshot) => leafOf<RegisterState>(snapshot));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const { variante, sorteos, contestadas, preguntas, tipoDocumento, documento } = useSelector(
    actor,
    ({ context }) => context,
  );
  const focusFirst = useRef<HTMLInputElement>(null);
  const form = useId();
  const step = views[state];
  if (step === null) return null;
  const { Body, current } = step;
  const close = () => actor.send({ type: 'CERRAR' });
  const blocked = current === 0 && Object.keys(missingDocument(tipoDocumento, documento)).length > 0;
  return (
    <>
      <Dialog
        title={registerTitle[variante]}
        size="lg"
        onClose={state === 'comprobada.registrando' ? undefined : { label: shellTexts.cerrar, act: close }}
        onBack={current === 1 ? { label: words.atras, act: () => actor.send({ type: 'VOLVER' }) } : undefined}
        focusFirst={focusFirst}
        note={current === 1 ? words.respondidas(contestadas.length, preguntas.length) : undefined}
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
        <Body actor={actor} state={state} form={form} busy={busy} today={today} focusFirst={focusFirst} />
      </Dialog>
      {(state === 'comprobada.preguntas.dejando' || state === 'comprobada.datos.dejando') && (
        <Confirmation
          question={words.salir}
          safe={{ label: words.seguir, act: () => actor.send({ type: 'SEGUIR' }) }}
          sure={{ label: words.salirSi, kind: 'danger', act: () => actor.send({ type: 'SALIR' }) }}
          closeLabel={shellTexts.cerrar}
        >
          <p>{words.perdera}</p>
        </Confirmation>
      )}
    </>
  );
};

import { useSelector } from '@xstate/react';
import { contactParts } from '../../../domain/rules/contact/contact-part';
import type { Cargado, onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { lacksPlaces, pendingParts } from '../../../machines/onboarding/open-parts';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { contactTexts } from '../../texts/contact';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { RetryIcon } from '../../ui/icons/RetryIcon';
import type { OnboardingRef } from './Fields';
import { onboardingTexts as words } from './texts';

type Context = ReturnType<OnboardingRef['getSnapshot']>['context'];
type Message = (props: { actor: OnboardingRef; context: Context }) => React.ReactNode;

/** Names the loads that failed. */
const missingText = ({ variante, contacto, provincias, municipios }: Context): string => {
  const missing: readonly (keyof Cargado)[] = [
    ...(contacto === null ? ['contacto' as const] : []),
    ...(provincias === null ? ['provincias' as const] : []),
    ...(municipios === null ? ['municipios' as const] : []),
  ];
  return missing.length === 3 ? words.sinCarga[variante] : missing.map((one) => words.sinCargar[one]).join('. ');
};

const Sample: Message = ({ actor, context }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <Alert
      tone="error"
      title={missingText(context)}
      action={
        <RetryButton
          kind="tonal"
          label={shellTexts.reintentar}
          busy={busy}
          onPress={() => actor.send({ type: 'REINTENTAR' })}
        />
      }
    >
      <p>{words.muestra}</p>
    </Alert>
  );
};

/** An address that was passed without being saved, and the way to it once its lists have loaded. */
const PendingAddress: Message = ({ actor, context }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ correo: { formulario: 'recargando' } }));
  const lists = !lacksPlaces(context);
  return (
    <Alert
      tone="advertencia"
      title={words.direccionPendiente}
      action={
        <Button
          kind="tonal"
          size="small"
          icon={lists ? undefined : <RetryIcon size="small" />}
          busy={busy}
          onPress={() => actor.send({ type: lists ? 'ANTERIOR' : 'REINTENTAR' })}
        >
          {lists ? words.completarDireccion : shellTexts.reintentar}
        </Button>
      }
    >
      <p>{lists ? words.direccionConListas : words.direccionSinListas}</p>
    </Alert>
  );
};

/** Reports a missing place, or else a missing e-mail; the fields report the rest. */
const Missing: Message = ({ context: { faltas } }) => {
  const text =
    faltas.provincia !== undefined || faltas.municipio !== undefined
      ? words.faltaUbicacion
      : faltas.correo === 'faltaCorreo'
        ? words.faltaCorreo
        : null;
  return text === null ? null : <Alert tone="advertencia" title={text} />;
};

/** The service's own sentence, if it sent one. */
const reasonOf = (problema: Context['problema']): string => {
  if (problema === null || problema === 'fallo') return words.conservado;
  if (typeof problema === 'object' && problema.mensaje !== '') return problema.mensaje;
  return failureNotice(problema, 'acceso').detalle;
};

const Failed: Message = ({ context: { paso, fallidas, problema } }) => {
  const title =
    problema === 'fallo'
      ? words.inesperado
      : paso === 2
        ? words.noGuardados(inOrder(fallidas))
        : words.noGuardado(contactParts[paso]);
  return (
    <LeadAlert tone="error" title={title}>
      <p>{reasonOf(problema)}</p>
    </LeadAlert>
  );
};

const inOrder = (parts: Context['fallidas']) => contactParts.filter((part) => parts.includes(part));

const Unconfirmed: Message = () => (
  <LeadAlert tone="advertencia" title={contactTexts.sinConfirmar}>
    <p>{contactTexts.sinConfirmarDetalle}</p>
  </LeadAlert>
);

const messages = {
  cargando: null,
  eligiendoPaso: null,
  'muestra.esperando': Sample,
  'muestra.reintentando': Sample,
  'telefonos.formulario.escribiendo': null,
  'telefonos.formulario.faltanDatos': Missing,
  'telefonos.formulario.fallida': Failed,
  'telefonos.formulario.noConfirmada': Unconfirmed,
  'telefonos.guardando': null,
  'direccion.formulario.escribiendo': null,
  'direccion.formulario.faltanDatos': Missing,
  'direccion.formulario.fallida': Failed,
  'direccion.formulario.noConfirmada': Unconfirmed,
  'direccion.guardando': null,
  'correo.formulario.escribiendo': null,
  'correo.formulario.recargando': null,
  'correo.formulario.faltanDatos': Missing,
  'correo.formulario.fallida': Failed,
  'correo.formulario.noConfirmada': Unconfirmed,
  finalizando: null,
  terminada: null,
  concluida: null,
  omitida: null,
  aplazada: null,
} satisfies Record<StateOf<typeof onboardingMachine>, Message | null>;

/** The alerts above the fields of a step. */
export const StepMessage = ({ actor }: { actor: OnboardingRef }) => {
  const state = useSelector(actor, (snapshot) => statePath<StateOf<typeof onboardingMachine>>(snapshot));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const Message: Message | null = messages[state];
  const fixed = context.paso === 1 && context.subsidiado;
  const pending = state.startsWith('correo.formulario') && pendingParts(context).includes('direccion');
  return (
    <>
      {fixed && (
        <Alert tone="informacion" lasting>
          <p>{contactTexts.subsidiado}</p>
        </Alert>
      )}
      {Message !== null && <Message actor={actor} context={context} />}
      {pending && <PendingAddress actor={actor} context={context} />}
    </>
  );
};

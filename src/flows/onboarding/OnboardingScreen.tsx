import { type ReactNode, useId, useRef } from 'react';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { TaskFrame } from '../../ui/frames/TaskFrame';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { done, loading, step, type View } from './step-views';
import { onboardingTexts as words } from './texts';

const views = {
  cargando: loading,
  eligiendoPaso: step,
  'muestra.esperando': step,
  'muestra.reintentando': step,
  'telefonos.formulario.escribiendo': step,
  'telefonos.formulario.faltanDatos': step,
  'telefonos.formulario.fallida': step,
  'telefonos.formulario.noConfirmada': step,
  'telefonos.guardando': step,
  'direccion.formulario.escribiendo': step,
  'direccion.formulario.faltanDatos': step,
  'direccion.formulario.fallida': step,
  'direccion.formulario.noConfirmada': step,
  'direccion.guardando': step,
  'correo.formulario.escribiendo': step,
  'correo.formulario.recargando': step,
  'correo.formulario.faltanDatos': step,
  'correo.formulario.fallida': step,
  'correo.formulario.noConfirmada': step,
  finalizando: step,
  terminada: done,
  concluida: null,
  omitida: null,
  aplazada: null,
} satisfies Record<StateOf<typeof onboardingMachine>, View | null>;

interface Props {
  start: () => Start<typeof onboardingMachine>;
  /** At the end of the page; a modal has none, because the page under it has its own. */
  help: ReactNode;
}

/** The wizard of contact data: a page of its own or a modal, by the chart's `variante`. */
export const OnboardingScreen = ({ start, help }: Props) => {
  const { actor, state } = useFlow(start);
  const form = useId();
  const place = useRef<HTMLDivElement>(null);
  const view: View | null = views[state];
  if (view === null) return null;
  const { Body, Actions } = view;
  const body = <Body actor={actor} form={form} />;
  const actions = Actions === null ? undefined : <Actions actor={actor} form={form} />;
  return actor.getSnapshot().context.variante === 'modal' ? (
    // Not on the button that leaves, the only one while the fields load.
    <LazyDialog title={words.titulo} size="lg" focusFirst={place} actions={actions}>
      <div ref={place} tabIndex={-1}>
        {body}
      </div>
    </LazyDialog>
  ) : (
    <TaskFrame
      name={shellTexts.producto}
      tab={`${words.titulo} · ${shellTexts.producto}`}
      purpose={words.titulo}
      reason={words.razon}
      actions={actions}
      foot={help}
    >
      {body}
    </TaskFrame>
  );
};

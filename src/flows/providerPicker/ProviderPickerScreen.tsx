import { type ReactNode, useRef } from 'react';
import type { providerPickerMachine } from '../../../machines/providerPicker/providerPicker.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { ByHand } from './ByHand';
import { List } from './List';
import type { PickerRef, PickerViewProps } from './picker-ref';
import { providerPickerTexts as words } from './texts';

interface View {
  title: string;
  Body: (props: PickerViewProps) => ReactNode;
  actions: (actor: PickerRef) => ReactNode;
  back?: true;
}

const list: View = {
  title: words.titulo,
  Body: List,
  actions: (actor) =>
    actor.getSnapshot().context.aMano ? (
      <Button kind="outline" onPress={() => actor.send({ type: 'A_MANO' })}>
        {words.aMano}
      </Button>
    ) : undefined,
};

const byHand: View = {
  title: words.tituloAMano,
  Body: ByHand,
  actions: (actor) => <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.usar}</Button>,
  back: true,
};

const views = {
  'abierto.lista.quieta': list,
  'abierto.lista.sinConsulta': list,
  'abierto.lista.buscando': list,
  'abierto.lista.encontrados': list,
  'abierto.lista.ninguno': list,
  'abierto.lista.fallida': list,
  'abierto.aMano.editando': byHand,
  'abierto.aMano.faltanDatos': byHand,
  elegido: null,
  cerrado: null,
} satisfies Record<StateOf<typeof providerPickerMachine>, View | null>;

/** A dialog that is open while mounted, and reports the picked provider to its opener. */
export const ProviderPickerScreen = ({ start }: { start: () => Start<typeof providerPickerMachine> }) => {
  const { actor, state } = useFlow(start);
  const field = useRef<HTMLInputElement>(null);
  const view: View | null = views[state];
  if (view === null) return null;
  const { title, Body, actions, back } = view;
  return (
    <LazyDialog
      title={title}
      size="lg"
      focusFirst={field}
      onClose={{ label: shellTexts.cerrar, act: () => actor.send({ type: 'CERRAR' }) }}
      onBack={back ? { label: words.volver, act: () => actor.send({ type: 'VOLVER' }) } : undefined}
      actions={actions(actor)}
    >
      <Body actor={actor} field={field} />
    </LazyDialog>
  );
};

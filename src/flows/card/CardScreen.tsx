import { useRef } from 'react';
import type { cardMachine } from '../../../machines/card/card.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { Page } from '../../ui/frames/Page';
import type { ViewProps } from './card-ref';
import { FailedCard } from './FailedCard';
import { KeptCards } from './KeptCards';
import { NoCard } from './NoCard';
import { People } from './People';
import { ShownCard } from './ShownCard';
import { cardTexts as words } from './texts';
import { WaitingCard } from './WaitingCard';

type View = (props: ViewProps) => React.ReactNode;

const views = {
  leyendoCopia: WaitingCard,
  eligiendo: WaitingCard,
  'consultando.mirando': WaitingCard,
  'consultando.esperando': WaitingCard,
  'consultando.sinCopia': WaitingCard,
  'consultando.conCopia': KeptCards,
  soloCopia: KeptCards,
  fallida: FailedCard,
  sinCarnet: NoCard,
  'mostrando.entrando': ShownCard,
  'mostrando.actualizando': ShownCard,
  'mostrando.quieto': ShownCard,
  'mostrando.ampliado': ShownCard,
  'mostrando.advirtiendo': ShownCard,
  'mostrando.guardando': ShownCard,
  'mostrando.sinGuardar': ShownCard,
  'mostrando.quitando': ShownCard,
} satisfies Record<StateOf<typeof cardMachine>, View>;

export const CardScreen = ({ start }: { start: () => Start<typeof cardMachine> }) => {
  const { actor, state } = useFlow(start);
  const hadFocus = useRef(false);
  const Current = views[state];
  return (
    <Page title={words.titulo} tab={words.pestana}>
      <People card={actor} />
      <Current card={actor} hadFocus={hadFocus} />
    </Page>
  );
};

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { preauthorizationMachine } from '../../../machines/preauthorization/preauthorization.machine';
import type { StateOf } from '../../../machines/state-of';
import { lazyPart } from '../../parts/lazy-part';
import { RequestPage } from '../../parts/requests/RequestPage';
import { Before, Failed, Loading, Reloading } from '../../parts/requests/request-views';
import { statePath } from '../../parts/state-path';
import type { ViewProps } from './preauthorization-ref';
import { preauthorizationTexts as words } from './texts';

type State = StateOf<typeof preauthorizationMachine>;
type View = (props: ViewProps) => ReactNode;

const Filling = lazyPart<ViewProps>(() => import('./Filling').then((view) => view.Filling));
const Reviewing = lazyPart<ViewProps>(() => import('./Reviewing').then((view) => view.Reviewing));

/** Fetched while the member reads the preparation list, so that sending works without loading another chunk. */
export const preloadParts = (): void => {
  Filling.preload();
  Reviewing.preload();
};

const views = {
  cargando: Loading,
  fallido: Failed,
  cargado: Loading,
  'antes.nuevo': Before,
  retomando: Loading,
  'antes.conBorrador': Before,
  'llenando.escribiendo': Filling,
  'llenando.pidiendoRequisitos': Filling,
  'llenando.sinRequisitos': Filling,
  'llenando.faltanDatos': Filling,
  'llenando.adjuntando': Filling,
  buscandoPrestador: Filling,
  volviendo: Filling,
  revisando: Reviewing,
  recargando: Reloading,
} satisfies Record<State, View>;

/** The pre-authorization form, shown in place of the list of requests. */
export const PreauthorizationScreen = (props: Omit<ViewProps, 'state' | 'aMano'>) => {
  const state = useSelector(props.actor, (snapshot) => statePath<State>(snapshot));
  const Current: View = views[state];
  return (
    <RequestPage title={words.titulo}>
      <Current {...props} state={state} aMano={words.aMano} />
    </RequestPage>
  );
};

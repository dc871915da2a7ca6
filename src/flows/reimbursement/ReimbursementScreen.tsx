import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { reimbursementMachine } from '../../../machines/reimbursement/reimbursement.machine';
import type { FormStep } from '../../../machines/reimbursement/reimbursement-steps';
import type { StateOf } from '../../../machines/state-of';
import { lazyPart } from '../../parts/lazy-part';
import { RequestPage } from '../../parts/requests/RequestPage';
import { Before, Failed, Loading, Reloading } from '../../parts/requests/request-views';
import { statePath } from '../../parts/state-path';
import type { ViewProps } from './reimbursement-ref';
import { reimbursementTexts as words } from './texts';

type State = StateOf<typeof reimbursementMachine>;
type View = (props: ViewProps) => ReactNode;

const Filling = lazyPart<ViewProps>(() => import('./Filling').then((view) => view.Filling));
const Reviewing = lazyPart<ViewProps>(() => import('./Reviewing').then((view) => view.Reviewing));

/** Fetched while the member reads the preparation list, so that sending works without loading another chunk. */
export const preloadParts = (): void => {
  Filling.preload();
  Reviewing.preload();
};

/** A view, and the step it shows, if any. */
type Shown = readonly [View, FormStep?];

const views = {
  cargando: [Loading],
  fallido: [Failed],
  cargado: [Loading],
  'antes.nuevo': [Before],
  'antes.conBorrador': [Before],
  eligiendoPaso: [Filling],
  'llenando.gasto.escribiendo': [Filling, 'gasto'],
  'llenando.gasto.pidiendoRequisitos': [Filling, 'gasto'],
  'llenando.gasto.buscandoPrestador': [Filling, 'gasto'],
  'llenando.gasto.faltanDatos': [Filling, 'gasto'],
  'llenando.cuenta.escribiendo': [Filling, 'cuenta'],
  'llenando.cuenta.faltanDatos': [Filling, 'cuenta'],
  'llenando.documentos.mirando': [Filling, 'documentos'],
  'llenando.documentos.escribiendo': [Filling, 'documentos'],
  'llenando.documentos.pidiendoRequisitos': [Filling, 'documentos'],
  'llenando.documentos.sinRequisitos': [Filling, 'documentos'],
  'llenando.documentos.faltanDatos': [Filling, 'documentos'],
  'llenando.documentos.adjuntando': [Filling, 'documentos'],
  'llenando.documentos.terminos.pidiendo': [Filling, 'documentos'],
  'llenando.documentos.terminos.leyendo': [Filling, 'documentos'],
  revisando: [Reviewing],
  recargando: [Reloading],
} satisfies Record<State, Shown>;

/** The reimbursement form, shown in place of the list of requests. */
export const ReimbursementScreen = (props: Omit<ViewProps, 'state' | 'step' | 'aMano'>) => {
  const state = useSelector(props.actor, (snapshot) => statePath<State>(snapshot));
  const [Current, step = 'gasto']: Shown = views[state];
  return (
    <RequestPage title={words.titulo}>
      <Current {...props} state={state} step={step} aMano={words.aMano} />
    </RequestPage>
  );
};

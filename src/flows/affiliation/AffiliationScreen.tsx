import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { affiliationMachine } from '../../../machines/affiliation/affiliation.machine';
import type { StateOf } from '../../../machines/state-of';
import { lazyPart } from '../../parts/lazy-part';
import { RequestPage } from '../../parts/requests/RequestPage';
import { Before, Loading } from '../../parts/requests/request-views';
import { statePath } from '../../parts/state-path';
import type { ViewProps } from './affiliation-ref';
import { affiliationKindTexts } from './texts';
import { Done, Failed, Looking, Uploading } from './views';

type State = StateOf<typeof affiliationMachine>;
type View = (props: ViewProps) => ReactNode;

const Filling = lazyPart<ViewProps>(() => import('./Filling').then((view) => view.Filling));
const Reviewing = lazyPart<ViewProps>(() => import('./Reviewing').then((view) => view.Reviewing));
const Undocumented = lazyPart<ViewProps>(() =>
  import('./CaseWithoutDocuments').then((view) => view.CaseWithoutDocuments),
);

/** Fetched while the member reads the preparation list, so that sending works without loading another chunk. */
export const preloadParts = (): void => {
  Filling.preload();
  Reviewing.preload();
  Undocumented.preload();
};

const views = {
  cargando: Loading,
  'fallido.sinDatos': Failed,
  'fallido.sinRequisitos': Failed,
  cargado: Loading,
  'antes.nuevo': Before,
  'antes.conBorrador': Before,
  'llenando.escribiendo': Filling,
  'llenando.faltanDatos': Filling,
  'llenando.adjuntando': Filling,
  revisando: Reviewing,
  subiendo: Uploading,
  comprobandoDocumentos: Looking,
  'sinDocumentos.incompleto': Undocumented,
  'sinDocumentos.sinConfirmar': Undocumented,
  'sinDocumentos.noCargados': Undocumented,
  'sinDocumentos.faltanArchivos': Undocumented,
  'sinDocumentos.adjuntando': Undocumented,
  creada: Done,
  recargando: Done,
} satisfies Record<State, View>;

/** The affiliation form, shown in place of the list of requests. */
export const AffiliationScreen = ({ actor, documents, recibo }: Pick<ViewProps, 'actor' | 'documents' | 'recibo'>) => {
  const state = useSelector(actor, (snapshot) => statePath<State>(snapshot));
  const { titulo, aMano } = affiliationKindTexts[useSelector(actor, ({ context }) => context.tipo)];
  const Current: View = views[state];
  return (
    <RequestPage title={titulo}>
      <Current actor={actor} state={state} documents={documents} aMano={aMano} recibo={recibo} />
    </RequestPage>
  );
};

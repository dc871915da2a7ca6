import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { holderAffiliationMachine } from '../../../machines/holderAffiliation/holderAffiliation.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import { Done, Failed, Looking, Preparing, Uploading } from '../../parts/affiliation/views';
import { RequestPage } from '../../parts/requests/RequestPage';
import { Before, Doubtful, Loading } from '../../parts/requests/request-views';
import { shellTexts } from '../../texts/shell';
import { Skeleton } from '../../ui/blocks/Skeleton';
import type { ViewProps } from './holder-ref';
import { holderAffiliationTexts as words } from './texts';

type State = StateOf<typeof holderAffiliationMachine>;
type View = (props: ViewProps) => ReactNode;

const loadFilling = () => import('./Filling').then((view) => ({ default: view.Filling }));
const Filling = lazy(loadFilling);

/** Fetched while it is read what to have at hand, so that the fields also stand without a network. */
export const preloadFilling = (): void => {
  loadFilling().catch(() => undefined);
};

const Reviewing = lazy(() => import('./Reviewing').then((view) => ({ default: view.Reviewing })));
const Undocumented = lazy(() =>
  import('../../parts/affiliation/CaseWithoutDocuments').then((view) => ({ default: view.CaseWithoutDocuments })),
);

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
  'revisando.leyendo': Reviewing,
  'revisando.sinEnviar': Reviewing,
  'revisando.noCreada': Reviewing,
  guardandoTelefonos: Preparing,
  anotandoCasos: Preparing,
  enviando: Preparing,
  comprobando: Looking,
  sinConfirmar: Doubtful,
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

/** The request to be affiliated as a holder, in the place of the list of requests. */
export const HolderAffiliationScreen = ({ actor, documents }: Pick<ViewProps, 'actor' | 'documents'>) => {
  const state = useSelector(actor, (snapshot) => leafOf<State>(snapshot));
  const Current: View = views[state];
  return (
    <RequestPage title={words.titulo}>
      <Suspense fallback={<Skeleton shape="field" count={4} label={shellTexts.cargando} />}>
        <Current actor={actor} state={state} documents={documents} aMano={words.aMano} />
      </Suspense>
    </RequestPage>
  );
};

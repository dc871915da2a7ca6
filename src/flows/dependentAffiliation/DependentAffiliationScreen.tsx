import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import type { dependentAffiliationMachine } from '../../../machines/dependentAffiliation/dependentAffiliation.machine';
import type { StateOf } from '../../../machines/state-of';
import { affiliationViews, preloadAfterReview } from '../../parts/affiliation/views';
import { latePart } from '../../parts/late-part';
import { leafOf } from '../../parts/leaf-of';
import { RequestPage } from '../../parts/requests/RequestPage';
import { shellTexts } from '../../texts/shell';
import { Skeleton } from '../../ui/blocks/Skeleton';
import type { ViewProps } from './dependent-ref';
import { dependentAffiliationTexts as words } from './texts';

type State = StateOf<typeof dependentAffiliationMachine>;
type View = (props: ViewProps) => ReactNode;

const Filling = latePart<ViewProps>(() => import('./Filling').then((view) => view.Filling));
const Reviewing = latePart<ViewProps>(() => import('./Reviewing').then((view) => view.Reviewing));

/** Fetched while it is read what to have at hand: who sends loses nothing when the network goes. */
export const preloadParts = (): void => {
  Filling.preload();
  Reviewing.preload();
  preloadAfterReview();
};

const views = {
  ...affiliationViews,
  'llenando.escribiendo': Filling,
  'llenando.faltanDatos': Filling,
  'llenando.adjuntando': Filling,
  'revisando.leyendo': Reviewing,
  'revisando.sinEnviar': Reviewing,
  'revisando.noCreada': Reviewing,
} satisfies Record<State, View>;

/** The request to affiliate a dependent, in the place of the list of requests. */
export const DependentAffiliationScreen = ({ actor, documents }: Pick<ViewProps, 'actor' | 'documents'>) => {
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

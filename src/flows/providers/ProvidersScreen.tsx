import { useSelector } from '@xstate/react';
import type { NearPlace } from '../../../domain/rules/contact/nearest-places';
import type { Place } from '../../../domain/rules/contact/place';
import type { nearbyMachine } from '../../../machines/nearby/nearby.machine';
import type { providerListsMachine } from '../../../machines/providerLists/providerLists.machine';
import type { providersMachine } from '../../../machines/providers/providers.machine';
import type { StateOf } from '../../../machines/state-of';
import { lazyDialog } from '../../parts/lazy-dialog';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Page } from '../../ui/frames/Page';
import { LastSearch } from './LastSearch';
import { ProviderFilters } from './ProviderFilters';
import { ProviderResults } from './ProviderResults';
import type { ProvidersRef, Refs } from './refs';
import { SearchedFilters } from './SearchedFilters';
import { Shortcuts } from './Shortcuts';
import { providersTexts as words } from './texts';

const ProviderDetail = lazyDialog(
  () => import('./ProviderDetail').then((module) => module.ProviderDetail),
  ({ providers }) => ({ close: () => providers.send({ type: 'CERRAR' }) }),
);

type Screen = 'ofrecer' | 'mostrar' | 'esperar' | 'detallar';

const screens = {
  eligiendo: 'esperar',
  inicial: 'ofrecer',
  incompleta: 'ofrecer',
  buscando: 'esperar',
  consultandoAviso: 'esperar',
  vacia: 'mostrar',
  'mostrando.lista': 'mostrar',
  'mostrando.incompleta': 'mostrar',
  'mostrando.detalle.cargando': 'detallar',
  'mostrando.detalle.visto.quieto': 'detallar',
  'mostrando.detalle.visto.compartiendo': 'detallar',
  'mostrando.detalle.visto.copiado': 'detallar',
  'mostrando.detalle.visto.sinCompartir': 'detallar',
  'mostrando.detalle.sinDatos': 'detallar',
} satisfies Record<StateOf<typeof providersMachine>, Screen>;

interface Props {
  start: () => Start<typeof providersMachine>;
  startLists: (onPlan: (heard: (plan: string) => void) => () => void) => Start<typeof providerListsMachine>;
  startNearby: (near: {
    lists(): { provincias: readonly Place[]; municipios: readonly Place[] };
    search(places: readonly NearPlace[]): void;
  }) => Start<typeof nearbyMachine>;
}

/** The selected plan, now and at each change. */
const planOf = (providers: ProvidersRef) => (heard: (plan: string) => void) => {
  heard(providers.getSnapshot().context.borrador.plan);
  const { unsubscribe } = providers.subscribe(({ context }) => heard(context.borrador.plan));
  return unsubscribe;
};

export const ProvidersScreen = ({ start, startLists, startNearby }: Props) => {
  const { actor: providers, state } = useFlow(start);
  const { actor: lists } = useFlow(() => startLists(planOf(providers)));
  const { actor: nearby } = useFlow(() =>
    startNearby({
      lists: () => {
        const { provincias, municipios } = lists.getSnapshot().context.listas;
        return { provincias: provincias ?? [], municipios: municipios ?? [] };
      },
      search: (lugares) => providers.send({ type: 'CERCA', lugares }),
    }),
  );
  const only = useSelector(providers, ({ context }) => context.direccion.prestador !== '');
  const refs: Refs = { providers, lists, nearby };
  const screen = screens[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <ProviderFilters {...refs} />
      <Shortcuts {...refs} />
      <SearchedFilters {...refs} />
      {screen === 'ofrecer' && <LastSearch {...refs} />}
      {only && (
        <Alert
          tone="informacion"
          lasting
          title={words.unPrestador}
          action={
            <Button kind="tonal" size="small" onPress={() => providers.send({ type: 'LIMPIAR' })}>
              {words.verOtros}
            </Button>
          }
        />
      )}
      <ProviderResults {...refs} searching={screen === 'esperar'} />
      {screen === 'detallar' && <ProviderDetail providers={providers} />}
    </Page>
  );
};

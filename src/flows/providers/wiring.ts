import { emit, fromCallback, fromPromise } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import { prestadorDetalle, prestadorTodos, regimenesPrestador } from '../../../domain/contract/prestador';
import { chartLimitMs } from '../../../domain/rules/policy';
import { type ProviderFilters, providerFilterKinds } from '../../../domain/rules/providers/provider-filters';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import type { Encontrado, Evento } from '../../../machines/providers/providers.machine';
import { providerQuery, providersBody, providersFlow } from '../../../machines/providers/providers.rules';
import { lastProviderSearch, storedProviderSearch } from '../../../machines/providers/search';
import { callActor } from '../../api/actor';
import { draftStore } from '../../platform/draft-store';
import { type ShareOrCopy, shareOrCopy } from '../../platform/share';
import type { FilterAddress } from '../../wiring/addresses/filter-address';
import type { Deps } from '../../wiring/deps';
import { visitResults } from '../../wiring/stores/visit-results';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { sharedProvider } from './shared-provider';
import { tidyProviderFilters } from './tidy-provider-filters';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
  address: FilterAddress<typeof providerFilterKinds>;
  share?: ShareOrCopy;
}

export const providersLogic = ({ deps, address, share = shareOrCopy }: Parts) => {
  const { client, policy, browser } = deps;
  const call = callActor(client);
  const found = visitResults<typeof providerFilterKinds, Encontrado>(deps, 'providers', providerFilterKinds);
  // Stored per device, not per member: it has lists and places only.
  const last = draftStore({
    area: browser.local,
    now: () => browser.clock.now().wall,
    codigoAfiliado: '',
    flow: 'prestadores',
    schema: storedProviderSearch,
  });
  const logic = wire(providersFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return address.onFilters((said) => {
          const filtros = tidyProviderFilters(said);
          send({ type: 'DIRECCION', filtros, recuerdo: found.of(filtros) });
        });
      }),
      buscarPrestadores: fetchingLogic(deps, (signal, asked: ProviderFilters) =>
        client.call(prestadorTodos, { body: providersBody(asked) }, signal),
      ),
      consultarAviso: call(alertaPersonalizada),
      consultarDetalle: fetchingLogic(deps, (signal, chosen: Parameters<typeof providerQuery>[0]) =>
        client.call(prestadorDetalle, { query: providerQuery(chosen) }, signal),
      ),
      consultarRegimenes: fromPromise(({ input, signal }) =>
        client.call(regimenesPrestador, { query: providerQuery(input) }, signal),
      ),
      compartir: fromPromise(({ input }) =>
        input === null ? Promise.reject(new Error('nothing to share')) : share(sharedProvider(input)),
      ),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs), limiteCompartir: shareLimitMs },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      registrarFallo: () => browser.log('providers: no se pudieron leer los regímenes'),
      mostrarDireccion: ({ context }) => address.show(context.direccion),
      corregirDireccion: ({ context }) => address.show(context.direccion, true),
      recordarBusqueda: ({ context }) => {
        const kept = lastProviderSearch(context.borrador);
        if (kept !== null) last.keep(kept);
      },
      recordarEncontrado: ({ context: { direccion, encontrado } }) => {
        if (encontrado !== null) found.keep(direccion, encontrado);
      },
    },
  });
  const filtros = tidyProviderFilters(address.filters);
  return {
    logic,
    input: { filtros, recuerdo: found.of(filtros), ultima: last.read() },
  };
};

import { emit, fromCallback } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import {
  coberturaPlanes,
  coberturaprocedimiento,
  coberturaRegimenes,
  grupospdss,
  planesRegimen,
  procedimientos,
  subgrupospdss,
} from '../../../domain/contract/cobertura';
import type { Reply, Request } from '../../../domain/contract/endpoint';
import { catalogopdss, prestadorTodos } from '../../../domain/contract/prestador';
import { type CoverageQuery, coverageKinds } from '../../../domain/rules/coverage/coverage-search';
import type { ResultPage } from '../../../domain/rules/lists/paging';
import { ownPlan } from '../../../domain/rules/plan/regime';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento, Pedido } from '../../../machines/coverage/coverage.machine';
import { coverageFlow, proceduresQuery } from '../../../machines/coverage/coverage.rules';
import type { ListName, Option } from '../../../machines/coverage/coverage-lists';
import { callActor } from '../../api/actor';
import { undoAll } from '../../platform/undo-all';
import type { FilterAddress } from '../../wiring/addresses/filter-address';
import type { Deps } from '../../wiring/deps';
import { visitMemory } from '../../wiring/stores/visit-memory';
import { visitResults } from '../../wiring/stores/visit-results';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { normalizeCoverageQuery } from './normalize-coverage-query';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
  address: FilterAddress<typeof coverageKinds>;
}

type Procedures = ResultPage<Reply<typeof procedimientos>['data'][number]>;
type Ask = (de: string, signal: AbortSignal) => Promise<readonly Option[]>;

const listCalls = (client: Deps['client']): Readonly<Record<ListName, Ask>> => ({
  planes: (_, signal) => client.call(coberturaRegimenes, {}, signal),
  complementarios: (de, signal) =>
    de === ''
      ? client.call(coberturaPlanes, {}, signal)
      : client.call(planesRegimen, { query: { IdRegimen: de } }, signal),
  grupos: (_, signal) => client.call(grupospdss, {}, signal),
  subGrupos: (de, signal) => client.call(subgrupospdss, { query: { IdGrupo: de } }, signal),
  prestador: async (de, signal) => {
    const body = { IdPrestador: de, NumeroDePagina: 1, RegistrosPorPagina: 5 };
    const { data } = await client.call(prestadorTodos, { body }, signal);
    return data.map(({ codigoPrestador, nombre }) => ({ codigo: codigoPrestador, descripcion: nombre }));
  },
});

/** Loads each list once per visit; changing plan, group or provider aborts the previous call. */
const lists = (deps: Parts['deps']) =>
  fromCallback<Pedido>(({ sendBack, receive }) => {
    const send: (event: Evento) => void = sendBack;
    const calls = listCalls(deps.client);
    const memory = visitMemory<Map<string, readonly Option[]>>(deps, 'coverageLists');
    const known = memory.read() ?? new Map<string, readonly Option[]>();
    memory.keep(known);
    const asked = new Map<ListName, { de: string; question: AbortController }>();
    const ask = async (lista: ListName, de: string) => {
      const before = asked.get(lista);
      if (before?.de === de) return;
      before?.question.abort();
      const question = new AbortController();
      asked.set(lista, { de, question });
      const key = `${lista} ${de}`;
      let opciones = known.get(key) ?? null;
      try {
        opciones ??= await calls[lista](de, question.signal);
        known.set(key, opciones);
      } catch {
        if (!question.signal.aborted) deps.browser.log(`coverage: ${lista}: no se pudo cargar`);
      }
      if (question.signal.aborted) return;
      asked.delete(lista);
      send({ type: 'LISTA', lista, de, opciones });
    };
    receive(({ faltan }) => {
      for (const { lista, de } of faltan) void ask(lista, de);
    });
    return () => {
      for (const { question } of asked.values()) question.abort();
    };
  });

export const coverageLogic = ({ deps, address }: Parts) => {
  const { session, client, policy, browser } = deps;
  const call = callActor(client);
  const results = visitResults<typeof coverageKinds, Procedures>(deps, 'coverage', coverageKinds);
  const asking = (said: CoverageQuery) => {
    const pedida = normalizeCoverageQuery(said);
    return { pedida, recordado: results.of(pedida) };
  };
  const logic = wire(coverageFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          address.onFilters((said) => send({ type: 'DIRECCION', ...asking(said) })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
        ]);
      }),
      consultarListas: lists(deps),
      consultarProcedimientos: fetchingLogic(deps, (signal, asked: CoverageQuery) =>
        client.call(procedimientos, { query: proceduresQuery(asked) }, signal),
      ),
      consultarAviso: call(alertaPersonalizada),
      consultarCobertura: fetchingLogic(deps, (signal, body: Request<typeof coberturaprocedimiento>['body']) =>
        client.call(coberturaprocedimiento, { body }, signal),
      ),
      consultarPrestadores: fetchingLogic(deps, (signal, query: Request<typeof catalogopdss>['query']) =>
        client.call(catalogopdss, { query }, signal),
      ),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      registrarFallo: () => browser.log('coverage: no se pudo leer la alerta'),
      escribirDireccion: ({ context }) => address.show(context.pedida),
      corregirDireccion: ({ context }) => address.show(context.pedida, true),
      recordar: ({ context: { pedida, hallazgo } }) => hallazgo !== null && results.keep(pedida, hallazgo),
    },
  });
  return {
    logic,
    input: { planPropio: ownPlan(session.getSnapshot().context.regimen), ...asking(address.filters) },
  };
};

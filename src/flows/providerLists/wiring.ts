import { fromCallback } from 'xstate';
import { municipios, provincias } from '../../../domain/contract/afiliado';
import { coberturaPlanes, coberturaRegimenes, planesRegimen } from '../../../domain/contract/cobertura';
import { especialidades, tipoPrestadores } from '../../../domain/contract/prestador';
import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import { type Evento, type Listas, providerListsMachine } from '../../../machines/providerLists/providerLists.machine';
import type { Deps } from '../../wiring/deps';
import { visitMemory } from '../../wiring/stores/visit-memory';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

type Options = NonNullable<Listas[keyof Listas]>;
type Ask = (signal: AbortSignal) => Promise<Options>;

/** Reports the plan selected in the filters, now and at each change; returns the unsubscribe function. */
type OnPlan = (heard: (plan: string) => void) => () => void;

const none: Listas = {
  tipos: null,
  especialidades: null,
  planes: null,
  complementarios: null,
  provincias: null,
  municipios: null,
};

export const providerListsLogic = (deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>, onPlan: OnPlan) => {
  const { client } = deps;
  const memory = visitMemory<Listas>(deps, 'providerLists');
  const complements = visitMemory<Map<string, Options>>(deps, 'providerPlans');
  const known = complements.read() ?? new Map<string, Options>();
  complements.keep(known);
  const listas = memory.read() ?? none;
  const once = (lista: keyof Listas, ask: Ask) =>
    fetchingLogic<Options>(deps, async (signal) => listas[lista] ?? ask(signal));
  const logic = wire(providerListsMachine, {
    actors: {
      vigilarPlan: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return onPlan((plan) => send({ type: 'PLAN', plan }));
      }),
      consultarTipos: once('tipos', (signal) => client.call(tipoPrestadores, {}, signal)),
      consultarEspecialidades: once('especialidades', (signal) => client.call(especialidades, {}, signal)),
      consultarPlanes: once('planes', (signal) => client.call(coberturaRegimenes, {}, signal)),
      consultarComplementarios: fetchingLogic(deps, async (signal, plan: string) => {
        if (!complementOffered(plan)) return [];
        const ask = () =>
          plan === ''
            ? client.call(coberturaPlanes, {}, signal)
            : client.call(planesRegimen, { query: { IdRegimen: plan } }, signal);
        const options = known.get(plan) ?? (await ask());
        known.set(plan, options);
        return options;
      }),
      consultarProvincias: once('provincias', (signal) => client.call(provincias, {}, signal)),
      consultarMunicipios: once('municipios', (signal) => client.call(municipios, {}, signal)),
    },
    actions: { recordarListas: ({ context }) => memory.keep({ ...context.listas, complementarios: null }) },
  });
  return { logic, input: { listas } };
};

import { fromCallback } from 'xstate';
import { type Listas, providerListsMachine } from '../../../machines/providerLists/providerLists.machine';
import { callActor } from '../../api/actor';
import { municipios, provincias } from '../../contract/afiliado';
import { coberturaPlanes, coberturaRegimenes } from '../../contract/cobertura';
import { especialidades, tipoPrestadores } from '../../contract/prestador';
import { chartLimitMs } from '../../rules/policy';
import type { Deps } from '../../wiring/deps';
import { visitMemory } from '../../wiring/visit-memory';
import { wire } from '../../wiring/wire';

const none: Listas = {
  tipos: null,
  especialidades: null,
  planes: null,
  complementarios: null,
  provincias: null,
  municipios: null,
};

export const providerListsLogic = (deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>) => {
  const { client, policy, browser } = deps;
  const call = callActor(client);
  const memory = visitMemory<Listas>(deps, 'providerLists');
  const logic = wire(providerListsMachine, {
    actors: {
      vigilarRed: fromCallback(({ sendBack }) => {
        const send: (event: { type: 'EN_LINEA' }) => void = sendBack;
        return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
      }),
      consultarTipos: call(tipoPrestadores),
      consultarEspecialidades: call(especialidades),
      consultarPlanes: call(coberturaRegimenes),
      consultarComplementarios: call(coberturaPlanes),
      consultarProvincias: call(provincias),
      consultarMunicipios: call(municipios),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      registrarFallo: ({ context }) => browser.log(`providerLists: ${context.fallidas.join(', ')}: no se pudo cargar`),
      recordarListas: ({ context }) => memory.keep(context.listas),
    },
  });
  return { logic, input: { listas: memory.read() ?? none } };
};

import { municipios, provincias } from '../../../domain/contract/afiliado';
import { coberturaPlanes, coberturaRegimenes } from '../../../domain/contract/cobertura';
import { especialidades, tipoPrestadores } from '../../../domain/contract/prestador';
import { type Listas, providerListsMachine } from '../../../machines/providerLists/providerLists.machine';
import type { Deps } from '../../wiring/deps';
import { visitMemory } from '../../wiring/visit-memory';
import { wire } from '../../wiring/wire';
import { fetchingCall } from '../fetching/wiring';

const none: Listas = {
  tipos: null,
  especialidades: null,
  planes: null,
  complementarios: null,
  provincias: null,
  municipios: null,
};

export const providerListsLogic = (deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>) => {
  const call = fetchingCall(deps);
  const memory = visitMemory<Listas>(deps, 'providerLists');
  const logic = wire(providerListsMachine, {
    actors: {
      consultarTipos: call(tipoPrestadores, {}),
      consultarEspecialidades: call(especialidades, {}),
      consultarPlanes: call(coberturaRegimenes, {}),
      consultarComplementarios: call(coberturaPlanes, {}),
      consultarProvincias: call(provincias, {}),
      consultarMunicipios: call(municipios, {}),
    },
    actions: { recordarListas: ({ context }) => memory.keep(context.listas) },
  });
  return { logic, input: { listas: memory.read() ?? none } };
};

import { confirmarAfiliado } from '../../../domain/contract/estado-plan';
import { planStatusMachine } from '../../../machines/planStatus/planStatus.machine';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

export const planStatusLogic = (page: LinkPage) => {
  const { link, limits } = linkParts(page);
  const { client } = page.deps;
  const ask = link.opening((Token, signal) => client.call(confirmarAfiliado, { query: { Token } }, signal));
  return wire(planStatusMachine, {
    actors: { abrirEnlace: fetchingLogic(page.deps, ask, limits.lectura + limits.consulta) },
    actions: { navegar: (_, { a }) => page.navigate(a) },
  });
};

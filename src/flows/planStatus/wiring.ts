import { planStatusFlow } from '../../../machines/planStatus/planStatus.rules';
import { confirmarAfiliado } from '../../contract/estado-plan';
import { type LinkPage, linkParts } from '../../wiring/link-page';
import { wire } from '../../wiring/wire';

export const planStatusLogic = (page: LinkPage) => {
  const { link, limits, watchNetwork } = linkParts(page);
  return wire(planStatusFlow, {
    actors: {
      leerEnlace: link.reading,
      consultarPlanes: link.call(confirmarAfiliado, (Token) => ({ query: { Token } })),
      vigilarRed: watchNetwork,
    },
    delays: { limiteLectura: limits.lectura, limiteConsulta: limits.consulta },
    actions: { navegar: (_, { a }) => page.navigate(a) },
  });
};

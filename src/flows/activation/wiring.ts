import { activationFlow } from '../../../machines/activation/activation.rules';
import { activarCuenta } from '../../contract/autenticacion';
import { activationCode } from '../../rules/links/read-link';
import { type LinkPage, linkParts } from '../../wiring/link-page';
import { wire } from '../../wiring/wire';
import { activatedWords } from './texts';

export const activationLogic = (page: LinkPage) => {
  const { link, limits, tell, watchNetwork } = linkParts(page, activationCode);
  return wire(activationFlow, {
    actors: {
      leerEnlace: link.reading,
      activarCuenta: link.call(activarCuenta, (CodigoAfiliado) => ({ query: { CodigoAfiliado } })),
      vigilarRed: watchNetwork,
    },
    delays: {
      limiteLectura: limits.lectura,
      limiteActivar: limits.envio,
      pausaRedireccion: limits.redireccion,
    },
    actions: {
      avisarResultado: ({ context: { respuesta } }) => respuesta !== null && tell(activatedWords(respuesta)),
      navegar: (_, { a }) => page.navigate(a),
    },
  });
};

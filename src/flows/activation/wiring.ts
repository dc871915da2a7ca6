import { activarCuenta } from '../../../domain/contract/autenticacion';
import { activationCode } from '../../../domain/rules/links/read-link';
import { activationFlow } from '../../../machines/activation/activation.rules';
import { waitingMail } from '../../platform/waiting-mail';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { activatedWords } from './texts';

export const activationLogic = (page: LinkPage) => {
  const { link, limits, tell } = linkParts(page, activationCode);
  const { client } = page.deps;
  const activate = link.opening(
    (CodigoAfiliado, signal) => client.call(activarCuenta, { query: { CodigoAfiliado } }, signal),
    { evenExpired: true },
  );
  return wire(activationFlow, {
    actors: { abrirEnlace: fetchingLogic(page.deps, activate, limits.lectura + limits.envio) },
    delays: { pausaRedireccion: limits.redireccion },
    actions: {
      avisarResultado: ({ context: { respuesta } }) => respuesta !== null && tell(activatedWords(respuesta)),
      olvidarEspera: waitingMail(page.deps.browser.session).forget,
      navegar: (_, { a }) => page.navigate(a),
    },
  });
};

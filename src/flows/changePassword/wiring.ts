import { emit, fromPromise } from 'xstate';
import { cambiarClave } from '../../../domain/contract/autenticacion';
import { changePasswordFlow } from '../../../machines/changePassword/changePassword.rules';
import { waitingMail } from '../../platform/waiting-mail';
import { passwordWeakness } from '../../wiring/calls/password-weakness';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { wire } from '../../wiring/wire';
import { changePasswordTexts } from './texts';

export const changePasswordLogic = (page: LinkPage) => {
  const { link, limits, tell } = linkParts(page);
  return wire(changePasswordFlow, {
    actors: {
      leerEnlace: link.reading,
      // The link does not say whose password it is.
      revisarClave: fromPromise(({ input: { clave } }) =>
        passwordWeakness(clave, { nombres: '', apellidos: '', documentos: [] }),
      ),
      cambiarClave: link.call(cambiarClave, (Token, { clave }: { clave: string }) => ({
        query: { Token, Clave: clave },
      })),
    },
    delays: {
      limiteLectura: limits.lectura,
      limiteCambiar: limits.envio,
      pausaRedireccion: limits.redireccion,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      avisarResultado: () => tell(changePasswordTexts.cambiada),
      olvidarEspera: waitingMail(page.deps.browser.session).forget,
      navegar: (_, { a }) => page.navigate(a),
    },
  });
};

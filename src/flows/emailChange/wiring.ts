import { fromPromise } from 'xstate';
import { emailChangeFlow } from '../../../machines/emailChange/emailChange.rules';
import {
  confirmarCambioCorreo,
  estadoCambioCorreo,
  estadoReversoCorreo,
  reversarCambioCorreo,
} from '../../contract/autenticacion';
import type { Sentido } from '../../rules/contact/email-change';
import { linkEmail } from '../../rules/links/link-email';
import { type LinkPage, linkParts } from '../../wiring/link-page';
import { wire } from '../../wiring/wire';
import { emailChangeTexts } from './texts';

export const emailChangeLogic = (sentido: Sentido, page: LinkPage) => {
  const { link, limits, tell, watchNetwork } = linkParts(page);
  const confirming = sentido === 'confirmar';
  const logic = wire(emailChangeFlow, {
    actors: {
      leerEnlace: fromPromise(async ({ signal }) => ({
        lectura: await link.read(signal),
        correo: confirming ? linkEmail(link.token()) : '',
      })),
      consultarEstado: link.call(confirming ? estadoCambioCorreo : estadoReversoCorreo, (Token) => ({
        query: { Token },
      })),
      aplicarCambio: confirming
        ? link.call(confirmarCambioCorreo, (Token, { correo }: { correo: string }) => ({
            query: { Token },
            body: { CorreoElectronico: correo },
          }))
        : link.call(reversarCambioCorreo, (Token) => ({ query: { Token } })),
      vigilarRed: watchNetwork,
    },
    delays: {
      limiteLectura: limits.lectura,
      limiteConsulta: limits.consulta,
      limiteAplicar: limits.envio,
      pausaRedireccion: limits.redireccion,
    },
    actions: {
      avisarResultado: () => tell(emailChangeTexts.confirmado),
      navegar: (_, { a }) => page.navigate(a),
    },
  });
  return { logic, input: { sentido } };
};

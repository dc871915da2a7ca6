import {
  confirmarCambioCorreo,
  estadoCambioCorreo,
  estadoReversoCorreo,
  reversarCambioCorreo,
} from '../../../domain/contract/autenticacion';
import type { Sentido } from '../../../domain/rules/contact/email-change';
import { emailChangeFlow } from '../../../machines/emailChange/emailChange.rules';
import { forgetPendingEmails } from '../../platform/pending-email-store';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { linkEmail } from './link-email';
import { emailChangeTexts } from './texts';

export const emailChangeLogic = (sentido: Sentido, page: LinkPage) => {
  const { link, limits, tell } = linkParts(page);
  const confirming = sentido === 'confirmar';
  const ask = link.opening(async (Token, signal) => {
    const status = confirming ? estadoCambioCorreo : estadoReversoCorreo;
    const reply = await page.deps.client.call(status, { query: { Token } }, signal);
    return { ...reply, correo: (confirming && linkEmail(Token)) || reply.correo };
  });
  const logic = wire(emailChangeFlow, {
    actors: {
      abrirEnlace: fetchingLogic(page.deps, ask, limits.lectura + limits.consulta),
      aplicarCambio: confirming
        ? link.call(confirmarCambioCorreo, (Token, { correo }: { correo: string }) => ({
            query: { Token },
            body: { CorreoElectronico: correo },
          }))
        : link.call(reversarCambioCorreo, (Token) => ({ query: { Token } })),
    },
    delays: { limiteAplicar: limits.envio, pausaRedireccion: limits.redireccion },
    actions: {
      olvidarPendiente: () => forgetPendingEmails(page.deps.browser.local),
      avisarResultado: () => tell(emailChangeTexts.confirmado),
      navegar: (_, { a }) => page.navigate(a),
    },
  });
  return { logic, input: { sentido } };
};

import { fromCallback } from 'xstate';
import { datoscontactos } from '../../../domain/contract/login';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/onboardingCheck/onboardingCheck.machine';
import { onboardingCheckFlow } from '../../../machines/onboardingCheck/onboardingCheck.rules';
import { callActor } from '../../api/actor';
import { onboardingMark } from '../../platform/onboarding-mark';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session'>;
  /** Both report now and on every change. */
  onPage(gone: (pathname: string) => void): () => void;
  watchOverlays(turned: (free: boolean) => void): () => void;
}

const written = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

export const onboardingCheckLogic = ({ deps: { client, policy, browser, session }, onPage, watchOverlays }: Parts) => {
  const { codigoAfiliado } = session.getSnapshot().context;
  const mark = onboardingMark(browser.session, codigoAfiliado);
  const logic = wire(onboardingCheckFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          onPage((pathname) => send({ type: 'NAVEGAR', ruta: written(pathname) })),
          watchOverlays((free) => send({ type: free ? 'LIBRE' : 'OCUPADA' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
        ]);
      }),
      consultarContacto: callActor(client)(datoscontactos),
    },
    delays: { espera: policy.onboardingCheckMs, limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      marcarMostrada: () => mark.set(),
      registrarFallo: () => browser.log('onboardingCheck: no se pudo consultar'),
    },
  });
  return { logic, input: { codigoAfiliado, mostrada: mark.shown(), ruta: '' } };
};

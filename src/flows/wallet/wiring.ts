import { fromPromise } from 'xstate';
import { walletFlow } from '../../../machines/wallet/wallet.rules';
import { obtenerArchivoIos } from '../../contract/billetera';
import { keptFailure } from '../../contract/kept-failure';
import { linkRefusalOf } from '../../contract/link-refusal';
import { download } from '../../platform/download';
import { isIphone } from '../../platform/is-iphone';
import { walletLink } from '../../rules/links/wallet-link';
import { chartLimitMs } from '../../rules/policy';
import type { Deps } from '../../wiring/deps';
import { type LinkPage, linkParts } from '../../wiring/link-page';
import { wire } from '../../wiring/wire';

export interface WalletPage extends LinkPage {
  deps: LinkPage['deps'] & Pick<Deps, 'session'>;
  /** What opens the wallet of the telephone. */
  application: string;
  /** Names the file where the link carries the affiliate code alone; null: such a link is broken. */
  fileTemplate: string | null;
  iphone?: () => boolean;
  fetchFile?: (address: string) => void;
}

/** What a server answers that has no certificate. */
const notImplemented = 501;

const addressOf = (fileName: string) => `/api/${obtenerArchivoIos.path}?${new URLSearchParams({ fileName })}`;

export const walletLogic = (page: WalletPage) => {
  const { deps, navigate, application: aplicacion, fileTemplate, iphone = isIphone, fetchFile = download } = page;
  const { link, limits, watchNetwork } = linkParts(page);
  const logic = wire(walletFlow, {
    actors: {
      leerEnlace: fromPromise(async ({ signal }) => {
        const lectura = await link.read(signal);
        const pase = walletLink(link.token(), fileTemplate);
        return { lectura: lectura === 'vigente' && pase.archivo === '' ? 'invalido' : lectura, ...pase };
      }),
      obtenerPase: fromPromise(async ({ input: { archivo }, signal }) => {
        try {
          await deps.client.call(obtenerArchivoIos, { query: { fileName: archivo } }, signal);
          return 'listo';
        } catch (error) {
          const kept = keptFailure({ error });
          if (typeof kept !== 'string' && kept.status === notImplemented) return 'sinPases';
          const refusal = linkRefusalOf(error);
          if (refusal === null) throw error;
          return refusal;
        }
      }),
      vigilarRed: watchNetwork,
    },
    delays: { limiteLectura: limits.lectura, limitePase: chartLimitMs(deps.policy.uploadLimitMs) },
    actions: {
      cerrarSesion: () => deps.session.send({ type: 'SALIR', motivo: 'llegada' }),
      descargarPase: ({ context: { archivo } }) => fetchFile(addressOf(archivo)),
      navegar: (_, { a }) => navigate(a),
    },
  });
  return { logic, input: { telefono: iphone() ? 'iPhone' : 'otro', aplicacion } as const };
};

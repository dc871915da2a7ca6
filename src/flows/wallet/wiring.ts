import { fromPromise } from 'xstate';
import { obtenerArchivoIos } from '../../../domain/contract/billetera';
import { chartFailure } from '../../../domain/contract/chart-failure';
import { type ReadWalletSettings, readWalletSettings } from '../../../domain/contract/wallet-settings';
import { chartLimitMs } from '../../../domain/rules/policy';
import { walletFlow } from '../../../machines/wallet/wallet.rules';
import { settingsBlock } from '../../platform/document';
import { download } from '../../platform/download';
import { isIphone } from '../../platform/is-iphone';
import type { Deps } from '../../wiring/deps';
import { refusalIn } from '../../wiring/links/link';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { walletLink } from './wallet-link';

export interface WalletPage extends LinkPage {
  deps: LinkPage['deps'] & Pick<Deps, 'session'>;
  settings?: ReadWalletSettings;
  iphone?: () => boolean;
  fetchFile?: (address: string) => void;
}

/** The status of a server without the wallet's certificate. */
const notImplemented = 501;

const addressOf = (fileName: string) => `/api/${obtenerArchivoIos.path}?${new URLSearchParams({ fileName })}`;

export const walletLogic = (page: WalletPage) => {
  const {
    deps,
    navigate,
    settings = readWalletSettings(settingsBlock()),
    iphone = isIphone,
    fetchFile = download,
  } = page;
  const { application: aplicacion, fileTemplate } = settings;
  const { link, limits, watchNetwork } = linkParts(page);
  const limitePase = chartLimitMs(deps.policy.uploadLimitMs);
  const askFor = async (archivo: string, signal: AbortSignal) => {
    try {
      await deps.client.call(obtenerArchivoIos, { query: { fileName: archivo } }, signal);
      return 'listo';
    } catch (error) {
      const kept = chartFailure({ error });
      if (typeof kept !== 'string' && kept.status === notImplemented) return 'sinPases';
      throw error;
    }
  };
  const look = link.opening(async (token, signal) => {
    const pase = walletLink(token, fileTemplate);
    if (pase.archivo === '') return { enlaceRechazado: 'invalido', mensaje: '' } as const;
    return (await askFor(pase.archivo, signal)) === 'listo' ? pase : 'sinPases';
  });
  const logic = wire(walletFlow, {
    actors: {
      abrirEnlace: fetchingLogic(deps, look, limits.lectura + limitePase),
      pedirPase: fromPromise(({ input: { archivo }, signal }) => refusalIn(askFor(archivo, signal))),
      vigilarRed: watchNetwork,
    },
    delays: { limitePase },
    actions: {
      cerrarSesion: () => deps.session.send({ type: 'SALIR', motivo: 'llegada' }),
      descargarPase: ({ context: { archivo } }) => fetchFile(addressOf(archivo)),
      navegar: (_, { a }) => navigate(a),
    },
  });
  return { logic, input: { telefono: iphone() ? 'iPhone' : 'otro', aplicacion } as const };
};

import { fromCallback } from 'xstate';
import { chartLimitMs } from '../../../domain/rules/policy';
import { pathname as shownPathname } from '../../platform/pathname';
import type { Deps } from '../deps';
import { type OpenedLink, openedLink } from './link';

export interface LinkPage {
  deps: Pick<Deps, 'client' | 'browser' | 'time' | 'policy' | 'snackbars'>;
  /** Replaces the history entry. */
  navigate(to: string): void;
  /** The page's address without its token. */
  address: string;
  pathname?: () => string;
}

/** Long enough to read two short sentences twice. */
const redirectMs = 10_000;

/** The dependencies that all pages behind a link share. */
export const linkParts = (
  { deps: { client, browser, time, policy, snackbars }, navigate, address, pathname = shownPathname }: LinkPage,
  shape?: RegExp,
) => {
  const link: OpenedLink = openedLink({
    client,
    pathname,
    strip: () => navigate(address),
    time,
    ...(shape === undefined ? {} : { shape }),
  });
  return {
    link,
    limits: {
      lectura: chartLimitMs(policy.readLimitMs),
      consulta: chartLimitMs(policy.readLimitMs),
      envio: chartLimitMs(policy.writeLimitMs),
      redireccion: redirectMs,
    },
    watchNetwork: fromCallback(({ sendBack }) => {
      const send: (event: { type: 'EN_LINEA' }) => void = sendBack;
      return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
    }),
    /** The message is shown on the next page too, in case the member looked away. */
    tell: (titulo: string) =>
      // Queued until the transition has ended: the snackbar starts a timer of its own.
      queueMicrotask(() => snackbars.send({ type: 'AVISAR', tono: 'exito', titulo })),
  };
};

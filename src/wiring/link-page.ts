import { fromCallback } from 'xstate';
import { chartLimitMs } from '../../domain/rules/policy';
import { pathname as shownPathname } from '../platform/pathname';
import type { Deps } from './deps';
import { type OpenedLink, openedLink } from './link';

export interface LinkPage {
  deps: Pick<Deps, 'client' | 'browser' | 'time' | 'policy' | 'snackbars'>;
  /** Without a trace in the history. */
  navigate(to: string): void;
  /** The page's address without its token. */
  address: string;
  pathname?: () => string;
}

/** Long enough to read two short sentences twice. */
const redirectMs = 10_000;

/** What all pages behind a link are wired with. */
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
    /** A member who looked away reads on the next page what happened. */
    tell: (titulo: string) =>
      // After the action that tells it: the notice starts a timer of its own.
      queueMicrotask(() => snackbars.send({ type: 'AVISAR', tono: 'exito', titulo })),
  };
};

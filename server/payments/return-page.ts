import { type Ctx, pathOf, setHeaders } from '../http/context';
import { apiHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import { isForeignSite } from '../http/is-foreign-site';
import { describe, type Log } from '../log/log';
import type { Settings } from '../settings/settings';
import { returnFolder } from './order-sessions';
import type { Payments } from './payment-orders';

const place = new RegExp(`^${returnFolder}/([\\w-]{32})/?$`, 'i');
const confirmation = '/solicitud/confirmacionPago';
const shownCode = /^[0-9A-Z]{1,4}$/i;

/**
 * The page that the gateway sends payers back to. It takes only the order from the request and asks the gateway for the
 * outcome.
 */
export const createReturnPage = (payments: Payments, { publicUrl }: Settings, log: Log) => ({
  answer: async (c: Ctx): Promise<Response> => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD, POST' });
    // The gateway and payers open it. As an image another site could have any browser ask.
    if (isForeignSite(c) && c.req.header('sec-fetch-mode') !== 'navigate') throw new HttpProblem(403);
    const [, reference] = place.exec(pathOf(c)) ?? [];
    const caller = { scope: 'nadie', ip: c.get('ip'), requestId: c.get('requestId') } as const;
    // The payer always gets the page with what is known, even if settling fails here.
    const code = await payments.comeBack(reference ?? '', caller).catch((error: unknown) => {
      log({ level: 'error', event: 'failure', requestId: caller.requestId, detail: describe(error) });
      return '';
    });
    setHeaders(c, apiHeaders(publicUrl));
    return c.redirect(shownCode.test(code) ? `${confirmation}/${code}` : confirmation, 303);
  },
});

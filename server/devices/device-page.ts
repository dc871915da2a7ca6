import { maskEmail } from '../access/mask-email';
import { type Ctx, pathOf, setHeaders } from '../http/context';
import type { Counters } from '../http/counters';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import type { createIncompleteBodies } from '../http/incomplete-bodies';
import { visitorOf } from '../http/owner';
import { pageFrame } from '../http/page-frame';
import { readForm } from '../http/read-form';
import type { Settings } from '../settings/settings';
import type { DeviceRequest, DeviceRequests } from './device-requests';
import { deviceTexts as text } from './device-texts';

export const devicePagePath = '/dispositivo-seguro';
const place = /^\/dispositivo-seguro\/([\w-]{32})\/?$/i;
/** Where a finished request redirects: the address no longer contains its token. */
const ends = { listo: `${devicePagePath}/listo`, vencido: `${devicePagePath}/vencido` } as const;
const hour = 3_600_000;
const longestForm = 1_024;

interface Parts {
  requests: DeviceRequests;
  counters: Counters;
  settings: Settings;
  bodies: ReturnType<typeof createIncompleteBodies>;
}

const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
/** A link for a member who came in the portal's tab. */
const back = `<p><a href="/profile">${escapeHtml(text.back)}</a></p>`;

const form = (
  { correo }: { correo: string },
  lifeMs: number,
  fault: string,
) => `${paragraph(text.sent(maskEmail(correo), lifeMs))}
<form method="post" novalidate>
<label for="codigo">${escapeHtml(text.label)}</label>
<p id="ayuda">${escapeHtml(text.hint)}</p>
${fault === '' ? '' : `<p id="falta" role="alert">${escapeHtml(fault)}</p>`}
<input id="codigo" name="codigo" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="20" autofocus aria-describedby="ayuda${fault === '' ? '' : ' falta'}"${fault === '' ? '' : ' aria-invalid="true"'}>
<button type="submit">${escapeHtml(text.send)}</button>
</form>
<p class="aparte">${escapeHtml(text.notYou)}</p>`;

/**
 * The page where a member types the mailed code. It needs no script and no session: its address identifies the request.
 */
export const createDevicePage = ({ requests, counters, settings, bodies }: Parts) => {
  const { publicUrl, serverPolicy: policy } = settings;

  const page = (c: Ctx, status: 200 | 404 | 410 | 422 | 429, heading: string, main: string): Response => {
    const nonce = c.get('requestId');
    setHeaders(c, documentHeaders(publicUrl, nonce));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(pageFrame({ heading, isWrong: status === 422, nonce, main }), status, headers);
  };

  const show = (c: Ctx, request: DeviceRequest | null, fault = ''): Response => {
    if (request === null) return page(c, 404, text.unknownTitle, paragraph(text.unknown) + back);
    switch (request.estado) {
      case 'listo':
      case 'vencido':
        // Redirects after POST, so that a reload does not send the form again.
        return c.redirect(ends[request.estado], 303);
      case 'abierto':
        return fault === ''
          ? page(c, 200, text.title, form(request, policy.deviceCodeMs, ''))
          : page(c, 422, text.title, form(request, policy.deviceCodeMs, fault));
      default:
        request satisfies never;
        throw new HttpProblem(404);
    }
  };

  const enter = async (c: Ctx, token: string): Promise<Response> => {
    const visitor = visitorOf(c);
    const limit = { most: policy.lookupsPerIpPerHour, windowMs: hour, remembered: true };
    const { wait } = await counters.use({ key: `dispositivo:ip:${visitor.name}`, ...limit });
    if (wait !== null) {
      c.header('retry-after', String(wait));
      return page(c, 429, text.tooManyTitle, paragraph(text.tooMany) + back);
    }
    const sent = await bodies.during(c, visitor, () => readForm(c.req.raw, longestForm));
    const typed = (sent.get('codigo') ?? '').replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(typed)) return show(c, await requests.find(token), text.sixDigits);
    const request = await requests.enter(token, typed, { ip: c.get('ip'), requestId: c.get('requestId') });
    return show(c, request, request?.estado === 'abierto' ? text.wrong(request.quedan) : '');
  };

  const end = (c: Ctx): Response | null => {
    const path = pathOf(c);
    if (path !== ends.listo && path !== ends.vencido) return null;
    if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
    return path === ends.listo
      ? page(c, 200, text.doneTitle, paragraph(text.done) + back)
      : page(c, 410, text.overTitle, paragraph(text.over) + back);
  };

  return {
    /** null: no page has this address. */
    answer: async (c: Ctx): Promise<Response | null> => {
      const [, token] = place.exec(pathOf(c)) ?? [];
      if (token === undefined) return end(c);
      if (c.req.method === 'POST') return enter(c, token);
      if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD, POST' });
      return show(c, await requests.find(token));
    },
  };
};

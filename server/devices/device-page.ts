import { maskEmail } from '../access/mask-email';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import type { DeviceRequest, DeviceRequests } from './device-requests';
import { deviceTexts as text } from './device-texts';
import { createMailPage, type MailPageParts, paragraph } from './mail-page';

export const devicePagePath = '/dispositivo-seguro';
const place = /^\/dispositivo-seguro\/([\w-]{32})\/?$/i;
/** Where a finished request redirects: the address no longer contains its token. */
const ends = { listo: `${devicePagePath}/listo`, vencido: `${devicePagePath}/vencido` } as const;

interface Parts extends MailPageParts {
  requests: DeviceRequests;
}

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

/** The page where a member types the mailed code: its address identifies the request. */
export const createDevicePage = ({ requests, ...parts }: Parts) => {
  const { deviceCodeMs } = parts.settings.serverPolicy;
  const { page, pressed } = createMailPage(parts, {
    name: 'dispositivo',
    heading: text.tooManyTitle,
    main: paragraph(text.tooMany) + back,
  });

  const show = (c: Ctx, request: DeviceRequest | null, fault = ''): Response => {
    if (request === null)
      return page(c, { status: 404, heading: text.unknownTitle, main: paragraph(text.unknown) + back });
    switch (request.estado) {
      case 'listo':
      case 'vencido':
        // Redirects after POST, so that a reload does not send the form again.
        return c.redirect(ends[request.estado], 303);
      case 'abierto':
        return page(c, {
          status: fault === '' ? 200 : 422,
          heading: text.title,
          main: form(request, deviceCodeMs, fault),
        });
      default:
        request satisfies never;
        throw new HttpProblem(404);
    }
  };

  const enter = (c: Ctx, token: string): Promise<Response> =>
    pressed(c, async (sent) => {
      const typed = (sent.get('codigo') ?? '').replace(/[\s-]/g, '');
      if (!/^\d{6}$/.test(typed)) return show(c, await requests.find(token), text.sixDigits);
      const request = await requests.enter(token, typed, { ip: c.get('ip'), requestId: c.get('requestId') });
      return show(c, request, request?.estado === 'abierto' ? text.wrong(request.quedan) : '');
    });

  const end = (c: Ctx): Response | null => {
    const path = pathOf(c);
    if (path !== ends.listo && path !== ends.vencido) return null;
    if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
    return path === ends.listo
      ? page(c, { status: 200, heading: text.doneTitle, main: paragraph(text.done) + back })
      : page(c, { status: 410, heading: text.overTitle, main: paragraph(text.over) + back });
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

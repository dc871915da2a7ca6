import { maskEmail } from '../access/mask-email';
import { notMePath } from '../access/not-me-tokens';
import { type Ctx, pathOf, setHeaders } from '../http/context';
import type { Counters } from '../http/counters';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import type { createIncompleteBodies } from '../http/incomplete-bodies';
import { visitorOf } from '../http/owner';
import { pageFrame } from '../http/page-frame';
import { readForm } from '../http/read-form';
import { formatMailTime } from '../mail/format-mail-time';
import type { Settings } from '../settings/settings';
import type { NotMe, NotMeEntries } from './not-me';
import { notMeTexts as text } from './not-me-texts';

const hour = 3_600_000;
const longestForm = 1_024;

interface Parts {
  entries: NotMeEntries;
  counters: Counters;
  settings: Settings;
  bodies: ReturnType<typeof createIncompleteBodies>;
}

const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
const toLogin = `<p><a href="/login">${escapeHtml(text.toLogin)}</a></p>`;

/** The page behind the link of a mail. It needs no script and no session: its address names the log-in. */
export const createNotMePage = ({ entries, counters, settings, bodies }: Parts) => {
  const { publicUrl, serverPolicy: policy } = settings;

  const page = (c: Ctx, status: 200 | 404 | 410 | 429, heading: string, main: string): Response => {
    const nonce = c.get('requestId');
    setHeaders(c, documentHeaders(publicUrl, nonce));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(pageFrame({ heading, isWrong: false, nonce, main }), status, headers);
  };

  const show = (c: Ctx, found: NotMe | null): Response => {
    if (found === null) return page(c, 404, text.unknownTitle, paragraph(text.unknown) + toLogin);
    if (found.estado === 'vencido') return page(c, 410, text.overTitle, paragraph(text.over) + toLogin);
    const correo = maskEmail(found.correo);
    if (found.estado === 'usado')
      return page(c, 200, text.doneTitle, paragraph(text.done(correo)) + paragraph(text.lostMailbox) + toLogin);
    return page(
      c,
      200,
      text.title,
      `${paragraph(text.what(formatMailTime(found.momento)))}
${paragraph(text.effect(correo))}
<form method="post"><button type="submit">${escapeHtml(text.send)}</button></form>
<p class="aparte">${escapeHtml(text.itWasMe)}</p>`,
    );
  };

  const press = async (c: Ctx): Promise<Response> => {
    const visitor = visitorOf(c);
    const limit = { most: policy.lookupsPerIpPerHour, windowMs: hour, remembered: true };
    const { wait } = await counters.use({ key: `noFuiYo:ip:${visitor.name}`, ...limit });
    if (wait !== null) {
      c.header('retry-after', String(wait));
      return page(c, 429, text.tooManyTitle, paragraph(text.tooMany) + toLogin);
    }
    await bodies.during(c, visitor, () => readForm(c.req.raw, longestForm));
    const done = await entries.close(pathOf(c), { ip: c.get('ip'), requestId: c.get('requestId') });
    // So that a reload does not send the form again.
    return done?.estado === 'usado' ? c.redirect(pathOf(c), 303) : show(c, done);
  };

  return {
    /** null: no page has this address. */
    answer: async (c: Ctx): Promise<Response | null> => {
      if (pathOf(c).toLowerCase() === notMePath) return null;
      if (c.req.method === 'POST') return press(c);
      if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD, POST' });
      return show(c, await entries.look(pathOf(c)));
    },
  };
};

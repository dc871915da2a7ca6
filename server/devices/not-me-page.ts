import { maskEmail } from '../access/mask-email';
import { notMePath } from '../access/not-me-tokens';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import { formatMailTime } from '../mail/format-mail-time';
import { createMailPage, type MailPageParts, paragraph } from './mail-page';
import type { NotMe, NotMeEntries } from './not-me';
import { notMeTexts as text } from './not-me-texts';

interface Parts extends MailPageParts {
  entries: NotMeEntries;
}

const toLogin = `<p><a href="/login">${escapeHtml(text.toLogin)}</a></p>`;

/** Its address names the log-in. */
export const createNotMePage = ({ entries, ...parts }: Parts) => {
  const { page, pressed } = createMailPage(parts, {
    name: 'noFuiYo',
    heading: text.tooManyTitle,
    main: paragraph(text.tooMany) + toLogin,
  });

  const show = (c: Ctx, found: NotMe | null): Response => {
    if (found === null)
      return page(c, { status: 404, heading: text.unknownTitle, main: paragraph(text.unknown) + toLogin });
    if (found.estado === 'vencido')
      return page(c, { status: 410, heading: text.overTitle, main: paragraph(text.over) + toLogin });
    const correo = maskEmail(found.correo);
    if (found.estado === 'usado')
      return page(c, {
        status: 200,
        heading: text.doneTitle,
        main: paragraph(text.done(correo)) + paragraph(text.lostMailbox) + toLogin,
      });
    return page(c, {
      status: 200,
      heading: text.title,
      main: `${paragraph(text.what(formatMailTime(found.momento)))}
${paragraph(text.effect(correo))}
<form method="post"><button type="submit">${escapeHtml(text.send)}</button></form>
<p class="aparte">${escapeHtml(text.itWasMe)}</p>`,
    });
  };

  const press = (c: Ctx): Promise<Response> =>
    pressed(c, async () => {
      const done = await entries.close(pathOf(c), { ip: c.get('ip'), requestId: c.get('requestId') });
      // So that a reload does not send the form again.
      return done?.estado === 'usado' ? c.redirect(pathOf(c), 303) : show(c, done);
    });

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

import { normalizeEmail } from '../access/normalize-email';
import type { NotMeTokens } from '../access/not-me-tokens';
import type { Db } from '../db/db';
import { type Ctx, pathOf, setHeaders } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import { readForm } from '../http/read-form';
import type { BounceBook } from '../mail/bounces/bounce-book';
import type { Delivery } from '../mail/bounces/delivery-report';
import { formatMailTime } from '../mail/format-mail-time';
import type { Mail, Outbox } from '../mail/outbox';
import { toldNotices } from '../notices/told-notices';
import { answerDemoPage } from './demo-page';

const folder = '/demo/correo';
const title = 'Buzón de demostración';
const shownAtOnce = 100;
const place = /^\/demo\/correo(?:\/([\w-]{1,40})(\/html)?)?$/i;
const longestForm = 1_024;
const address = /https?:\/\/\S+/g;

interface Parts {
  db: Db;
  outbox: Outbox;
  notMe: NotMeTokens;
  bounces: Pick<BounceBook, 'record'>;
  publicUrl: string | undefined;
}

const item = ({ id, asunto, para, momento }: Mail) =>
  `<li><a href="${folder}/${id}">${escapeHtml(asunto)}</a><br>Para ${escapeHtml(para)}, el ${formatMailTime(momento)}</li>`;

const list = (mails: readonly Mail[]) =>
  `<p>Aquí llegan los correos que el portal enviaría. Con SMTP_URL se envían de verdad y este buzón no existe.</p>
${mails.length === 0 ? '<p>Todavía no hay correos.</p>' : `<ul>${mails.map(item).join('')}</ul>`}`;

const withLinks = (text: string) => escapeHtml(text).replace(address, (url) => `<a href="${url}">${url}</a>`);

/** What a mail server reports, as a person chooses it. */
const reports: Readonly<Record<Delivery, string>> = {
  permanent: 'Devolverlo: ese buzón no existe',
  temporary: 'Devolverlo: el buzón está lleno',
  delivered: 'Confirmar que llegó',
};

const reportForm = (id: string) => `<form method="post" action="${folder}/${id}">
<fieldset><legend>Lo que dice el servidor de ese correo</legend>${Object.entries(reports)
  .map(([name, label]) => `<label><input type="radio" name="informe" value="${name}" required> ${label}</label>`)
  .join('')}</fieldset>
<button type="submit">Guardar</button>
</form>`;

const message = ({ id, para, momento, texto }: Mail) =>
  `<p>Para ${escapeHtml(para)}, el ${formatMailTime(momento)}</p>
<pre>${withLinks(texto)}</pre>
<p><a href="${folder}/${id}/html">Ver como lo muestra un programa de correo</a></p>
${reportForm(id)}
<p><a href="${folder}">Volver al buzón</a></p>`;

/** The CSP of a shown mail: inline styles only, no requests, no scripts. */
const asMailProgram = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const wantsJson = (c: Ctx) => c.req.header('accept')?.includes('application/json') === true;

const asJson = ({ id, para, asunto, momento, texto }: Mail) => ({
  id,
  para,
  asunto,
  momento,
  texto,
  enlaces: texto.match(address) ?? [],
});

/** The mails of a demonstration without a mail server, with working links. Demo only, behind its token. */
export const createMailbox = ({ db, outbox, bounces, notMe, publicUrl }: Parts) => {
  const originOf = (c: Ctx) => publicUrl ?? new URL(c.req.url).origin;
  const mailLinks = (c: Ctx) => ({ origin: originOf(c), notMe });

  const one = async (c: Ctx, id: string): Promise<Mail> => {
    const [letter] = await outbox.read(db, originOf(c), `WHERE k.id = $1 AND k.estado = 'enviado'`, [id]);
    const mail = letter ?? (await toldNotices(db, mailLinks(c), id))[0];
    if (mail === undefined) throw new HttpProblem(404);
    return mail;
  };

  const report = async (c: Ctx, { id, para }: Mail): Promise<Response> => {
    const said = (await readForm(c.req.raw, longestForm)).get('informe');
    const delivery = (Object.keys(reports) as Delivery[]).find((name) => name === said);
    if (delivery === undefined) throw new HttpProblem(400);
    await bounces.record({ id, isOf: (email) => normalizeEmail(email) === normalizeEmail(para) }, delivery);
    return c.redirect(folder, 303);
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const asked = place.exec(pathOf(c));
      if (asked === null) return null;
      const [, id, kind] = asked;
      const allowed = id === undefined || kind !== undefined ? ['GET'] : ['GET', 'POST'];
      if (!allowed.includes(c.req.method)) throw new HttpProblem(405, { allow: allowed.join(', ') });
      if (id === undefined) {
        const newest = `WHERE k.estado = 'enviado' ORDER BY k.creado DESC, k.id LIMIT ${shownAtOnce}`;
        const all = [...(await outbox.read(db, originOf(c), newest)), ...(await toldNotices(db, mailLinks(c)))];
        const mails = all.sort((a, b) => b.momento.getTime() - a.momento.getTime()).slice(0, shownAtOnce);
        return wantsJson(c) ? c.json({ correos: mails.map(asJson) }) : answerDemoPage(c, title, list(mails));
      }
      const mail = await one(c, id);
      if (c.req.method === 'POST') return report(c, mail);
      if (kind === undefined) return answerDemoPage(c, mail.asunto, message(mail));
      setHeaders(c, { ...documentHeaders(undefined, c.get('requestId')), 'content-security-policy': asMailProgram });
      return c.body(mail.html, 200, { 'content-type': 'text/html; charset=utf-8' });
    },
  };
};

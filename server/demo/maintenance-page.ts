import { serviceNames } from '../../domain/rules/maintenance/services';
import type { Db } from '../db/db';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import { readForm } from '../http/read-form';
import { formatMailTime } from '../mail/format-mail-time';
import { typedMoment } from '../maintenance/announcement';
import type { MaintenanceBook } from '../maintenance/maintenance-book';
import {
  announceMaintenance,
  listMaintenance,
  type MaintenanceRow,
  takeBackMaintenance,
} from '../maintenance/maintenance-rows';
import { messages } from '../texts/messages';
import { answerDemoPage } from './demo-page';

const folder = '/demo/mantenimiento';
const place = /^\/demo\/mantenimiento\/([\w-]{1,60})\/retirar$/;
const title = 'Mantenimientos';
const longestForm = 16_384;
const santoDomingoMs = -4 * 3_600_000;
const words = messages.maintenance;

const fieldTime = (at: number) => new Date(at + santoDomingoMs).toISOString().slice(0, 16);

const service = (name: (typeof serviceNames)[number]) =>
  `<label><input type="checkbox" name="servicio" value="${name}"> ${escapeHtml(words.services[name])}</label>`;
const moment = (name: string, label: string, at: number) =>
  `<label>${label} <input type="datetime-local" name="${name}" value="${fieldTime(at)}" required></label>`;

const form = (now: number) => `<form method="post" action="${folder}">
<fieldset><legend>Qué no se podrá usar</legend>${serviceNames.map(service).join('')}</fieldset>
${moment('desde', 'Desde (hora de Santo Domingo)', now)}
${moment('hasta', 'Hasta (hora de Santo Domingo)', now + 3_600_000)}
<label>Lo que leerá el afiliado <textarea name="frase" rows="3" cols="40" maxlength="300" required></textarea></label>
<button type="submit">Anunciar</button>
</form>`;

const item = ({ id, desde, hasta, llamadas, frase }: MaintenanceRow) => `<li>
<p><strong>${escapeHtml(frase)}</strong></p>
<p>Desde ${escapeHtml(formatMailTime(desde))} hasta ${escapeHtml(formatMailTime(hasta))}</p>
<p>${escapeHtml(llamadas.join(', '))}</p>
<form method="post" action="${folder}/${id}/retirar"><button type="submit">Retirar</button></form>
</li>`;

/** The page on which a visitor plays the operator who announces maintenance. Demo only, behind its token. */
export const createMaintenancePage = ({ db, now, book }: { db: Db; now: () => Date; book: MaintenanceBook }) => {
  const announce = async (c: Ctx): Promise<Response> => {
    const fields = await readForm(c.req.raw, longestForm);
    await announceMaintenance(db, now(), {
      desde: typedMoment(fields.get('desde') ?? ''),
      hasta: typedMoment(fields.get('hasta') ?? ''),
      nombres: fields.getAll('servicio'),
      frase: fields.get('frase') ?? '',
    });
    book.forget();
    return c.redirect(folder, 303);
  };
  const takeBack = async (c: Ctx, id: string): Promise<Response> => {
    if (!(await takeBackMaintenance(db, now(), id))) throw new HttpProblem(404, {}, words.noneToTakeBack);
    book.forget();
    return c.redirect(folder, 303);
  };
  const show = async (c: Ctx): Promise<Response> => {
    const rows = await listMaintenance(db, now());
    const list = rows.length === 0 ? '<p>Ninguno.</p>' : `<ul>${rows.map(item).join('')}</ul>`;
    return answerDemoPage(
      c,
      title,
      `<p>Se anuncia por servicio, y lo demás sigue funcionando. El portal lo dice una hora antes.</p>
${form(now().getTime())}
<h2>Anunciados</h2>${list}`,
    );
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const path = pathOf(c).toLowerCase();
      const [, id] = place.exec(path) ?? [];
      if (path !== folder && id === undefined) return null;
      const allowed = id === undefined ? ['GET', 'POST'] : ['POST'];
      if (!allowed.includes(c.req.method)) throw new HttpProblem(405, { allow: allowed.join(', ') });
      if (id !== undefined) return takeBack(c, id);
      return c.req.method === 'POST' ? announce(c) : show(c);
    },
  };
};

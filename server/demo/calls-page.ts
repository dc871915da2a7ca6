import { noteStaffLooks } from '../access/looks';
import type { Db } from '../db/db';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import { readForm } from '../http/read-form';
import type { Log } from '../log/log';
import { formatMailTime } from '../mail/format-mail-time';
import { callReasons, toldWays } from '../notices/call-texts';
import { markTold } from '../notices/mark-told';
import { readTeller } from '../notices/read-teller';
import { readUntoldNotices, type UntoldNotice } from '../notices/untold-notices';
import { answerDemoPage } from './demo-page';

const folder = '/demo/por-llamar';
const place = /^\/demo\/por-llamar\/([\w-]{1,60})$/i;
const title = 'Avisos por dar';
const pageSize = 50;
const longestForm = 4_096;

const cells = (name: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${name}>${text}</${name}>`).join('');

const form = ({
  id,
  nombre,
}: UntoldNotice) => `<form method="post" action="${folder}/${escapeHtml(id)}" aria-label="${escapeHtml(`Anotar que se avisó a ${nombre}`)}">
<label>Quién avisó <input name="quien" required maxlength="80" autocomplete="off"></label>
<label>Cómo <select name="como">${toldWays.map((way) => `<option>${way}</option>`).join('')}</select></label>
<button type="submit">Anotar</button>
</form>`;

const row = (of: UntoldNotice) =>
  `<tr>${cells('td', [
    `${escapeHtml(of.nombre)}<br>${escapeHtml(of.codigoAfiliado)}`,
    of.telefonos.length === 0 ? 'Ninguno' : of.telefonos.map(escapeHtml).join('<br>'),
    `<strong>${escapeHtml(of.aviso)}</strong><br>${escapeHtml(of.decir)}`,
    escapeHtml(of.caso ?? of.factura ?? ''),
    escapeHtml(formatMailTime(of.desde)),
    of.hasta === null ? '' : escapeHtml(formatMailTime(of.hasta)),
    callReasons[of.motivo],
    form(of),
  ])}</tr>`;

const heading = [
  'Afiliado',
  'Teléfonos',
  'Aviso',
  'Solicitud o factura',
  'Desde',
  'Hasta',
  'Por qué',
  'Ya se le avisó',
];

const list = (notices: readonly UntoldNotice[]): string => {
  if (notices.length === 0) return '<p>No hay avisos por dar: todos llegaron por correo, o ya no hacen falta.</p>';
  const last = notices.length === pageSize ? notices.at(-1)?.id : undefined;
  return `<p>Estos avisos no llegaron por correo. Llame a cada afiliado y anótelo aquí: primero los que vencen antes.</p>
<div class="ancho" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${cells('th', heading)}</tr></thead><tbody>${notices.map(row).join('')}</tbody></table></div>
${last === undefined ? '' : `<p><a href="${folder}?despues=${encodeURIComponent(last)}">Ver los siguientes</a></p>`}`;
};

/** The page on which a visitor plays who calls members. Demo only, behind its token. */
export const createCallsPage = ({ db, now, log }: { db: Db; now: () => Date; log: Log }) => {
  const note = async (c: Ctx, id: string): Promise<Response> => {
    const fields = await readForm(c.req.raw, longestForm);
    const teller = readTeller(`${fields.get('quien') ?? ''}, ${fields.get('como') ?? ''}`);
    if (teller === null) throw new HttpProblem(422, {}, 'Escriba quién avisó y cómo.');
    await markTold(db, { id, ...teller, now: now() });
    return c.redirect(folder, 303);
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const [, id] = place.exec(pathOf(c)) ?? [];
      const isList = pathOf(c).toLowerCase() === folder;
      if (!isList && id === undefined) return null;
      const allowed = isList ? 'GET' : 'POST';
      if (c.req.method !== allowed) throw new HttpProblem(405, { allow: allowed });
      if (id !== undefined) return note(c, id);
      const after = c.req.query('despues') ?? null;
      const untold = await readUntoldNotices(db, { now: now(), after, size: pageSize });
      await noteStaffLooks(
        { db, now, log },
        'datos',
        untold.map(({ codigoAfiliado }) => codigoAfiliado),
      );
      return answerDemoPage(c, title, list(untold));
    },
  };
};

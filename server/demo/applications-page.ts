import type { DeclarationSeal } from '../applications/declaration-seal';
import { type Arrived, createApplicationReader, type ReadApplication } from '../applications/read-applications';
import type { Db } from '../db/db';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import { formatMailTime } from '../mail/format-mail-time';
import { answerDemoPage } from './demo-page';

const folder = '/demo/solicitudes-afiliacion';
const title = 'Solicitudes de afiliación';
const place = /^\/demo\/solicitudes-afiliacion(?:\/(\d{10}))?$/i;

type Fields = Readonly<Record<string, string>>;

const table = (label: string, heading: readonly string[], rows: readonly (readonly string[])[]) => {
  const line = (name: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
  const body = rows.map((row) => line('td', row)).join('');
  return `<div class="ancho" tabindex="0" role="region" aria-label="${label}"><table><thead>${line('th', heading)}</thead><tbody>${body}</tbody></table></div>`;
};

const summary = ({ numero, recibido, plan, nombres, apellidos, dependientes }: Arrived) => [
  `<a href="${folder}/${numero}">${numero}</a>`,
  formatMailTime(recibido),
  escapeHtml(plan),
  escapeHtml(`${nombres} ${apellidos}`),
  String(dependientes),
];

const list = (arrived: readonly Arrived[]) =>
  `<p>Lo que llegó por el formulario público, lo último primero.</p>
${
  arrived.length === 0
    ? '<p>Todavía no hay solicitudes.</p>'
    : table(title, ['Número', 'Recibida', 'Plan', 'Solicitante', 'Dependientes'], arrived.map(summary))
}`;

const columns = [
  'nombres',
  'apellidos',
  'tipoDocumento',
  'documento',
  'fechaNacimiento',
  'sexo',
  'nacionalidad',
  'parentesco',
];
const cellsOf = (person: Fields) => columns.map((name) => escapeHtml(person[name] ?? ''));

const whole = ({ solicitud, dependientes, declaracion }: ReadApplication) =>
  `${table(
    'Solicitante',
    ['Dato', 'Valor'],
    Object.entries(solicitud).map((pair) => pair.map(escapeHtml)),
  )}
<h2>Dependientes (${dependientes.length})</h2>
${table('Dependientes', columns, dependientes.map(cellsOf))}
<h2>Declaración de salud (${declaracion.length})</h2>
${table(
  'Declaración de salud',
  ['Condición', 'Quién', 'Texto'],
  declaracion.map(({ condicion, quien, texto }) => [condicion, quien.join(', '), texto].map(escapeHtml)),
)}
<p><a href="${folder}">Volver a las solicitudes</a></p>`;

const wantsJson = (c: Ctx) => c.req.header('accept')?.includes('application/json') === true;

/** What the public application brought in, the health answers as well: of a demonstration alone. */
export const createApplicationsPage = ({ db, seal }: { db: Db; seal: DeclarationSeal | null }) => {
  const reader = createApplicationReader(db, seal);
  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const asked = place.exec(pathOf(c));
      if (asked === null) return null;
      if (c.req.method !== 'GET') throw new HttpProblem(405, { allow: 'GET' });
      const [, numero] = asked;
      if (numero === undefined) {
        const solicitudes = await reader.newest();
        return wantsJson(c) ? c.json({ solicitudes }) : answerDemoPage(c, title, list(solicitudes));
      }
      const found = await reader.one(numero);
      if (found === null) throw new HttpProblem(404);
      return wantsJson(c) ? c.json(found) : answerDemoPage(c, `Solicitud ${numero}`, whole(found));
    },
  };
};

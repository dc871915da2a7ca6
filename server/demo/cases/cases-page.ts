import { centsOf } from '../../../domain/rules/money/money';
import { noteStaffLooks } from '../../access/looks';
import { actionsOf, type CaseDesk, type Decision, type DeskAction } from '../../cases/case-desk';
import type { DocumentStore } from '../../cases/document-store';
import type { Db } from '../../db/db';
import { type Ctx, pathOf, setHeaders } from '../../http/context';
import { escapeHtml } from '../../http/escape-html';
import { HttpProblem } from '../../http/http-problem';
import { readForm } from '../../http/read-form';
import type { Log } from '../../log/log';
import { formatMailTime } from '../../mail/format-mail-time';
import { answerDemoPage } from '../demo-page';
import {
  type CaseDocument,
  type CaseRecord,
  readCase,
  readCaseDocuments,
  readCaseEvents,
  readCases,
} from './read-cases';

const folder = '/demo/casos';
const place = /^\/demo\/casos\/(\d{1,20})(?:\/([\w-]{1,60}))?$/i;
const title = 'Casos de demostración';
const longestForm = 16_384;
const mostReimbursed = 3_000_000;

const actionNames: Readonly<Record<DeskAction, string>> = {
  enCurso: 'Poner en curso',
  devolver: 'Devolver, con su motivo: el afiliado tiene 24 horas',
  procede: 'Resolver: procede, por el monto',
  noProcede: 'Resolver: no procede',
  resolver: 'Resolver, con su respuesta',
  anular: 'Anular',
};

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  desk: CaseDesk;
  store: DocumentStore;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const standing = ({ estatus, estatusReembolso }: CaseRecord) =>
  [estatus, estatusReembolso].filter((text) => text !== '').join(' · ');
const cells = (name: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${name}>${text}</${name}>`).join('');

const row = (of: CaseRecord) =>
  `<tr>${cells('td', [
    `<a href="${folder}/${of.numero}">${of.numero}</a>`,
    ...[of.titulo, of.por, of.de, standing(of), formatMailTime(of.abierto)].map(escapeHtml),
  ])}</tr>`;

const book = (cases: readonly CaseRecord[]) =>
  `<p>Aquí decide quien trabaja en la aseguradora. Un caso devuelto que nadie completa en 24 horas lo anula el servidor.</p>
<div class="ancho" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${cells('th', ['Número', 'Solicitud', 'La hizo', 'Es de', 'Estado', 'Abierto'])}</tr></thead><tbody>${cases.map(row).join('')}</tbody></table></div>`;

const action = (name: DeskAction, index: number) =>
  `<label><input type="radio" name="accion" value="${name}"${index === 0 ? ' checked' : ''}> ${actionNames[name]}</label>`;
const field = (name: string, label: string) => `<label>${label} <input name="${name}" autocomplete="off"></label>`;

const form = ({ numero, tipo }: CaseRecord) => `<form method="post" action="${folder}/${numero}">
<fieldset><legend>Decisión</legend>${actionsOf(tipo).map(action).join('')}</fieldset>
<label>Motivo o respuesta <textarea name="respuesta" rows="3" cols="40"></textarea></label>
${tipo === '3' ? field('monto', 'Monto en RD$') : ''}
${tipo === '4' ? [field('informacion', 'Información de la autorización'), field('prestador', 'Prestador autorizado'), field('nap', 'NAP')].join('') : ''}
<button type="submit">Guardar la decisión</button>
</form>`;

const attachment = (numero: string, { id, nombre, octetos, reemplazado }: CaseDocument) =>
  `<li><a href="${folder}/${numero}/${id}" download>${escapeHtml(nombre)}</a> (${octetos} bytes)${reemplazado === null ? '' : ', reemplazado'}</li>`;

const said = (name: string, value: unknown) =>
  `<li>${escapeHtml(name)}: <strong>${escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))}</strong></li>`;

const wantsJson = (c: Ctx) => c.req.header('accept')?.includes('application/json') === true;

const decisionOf = (fields: URLSearchParams, tipo: string): Decision => {
  const accion = actionsOf(tipo).find((name) => name === fields.get('accion'));
  if (accion === undefined) throw new HttpProblem(400);
  const text = (name: string) => (fields.get(name) ?? '').trim().slice(0, 2_000);
  if (accion === 'devolver' && text('respuesta') === '')
    throw new HttpProblem(422, {}, 'Escriba por qué se devuelve: el afiliado lo lee.');
  const monto = accion === 'procede' ? centsOf(text('monto')) : null;
  if (accion === 'procede' && (monto === null || monto <= 0 || monto > mostReimbursed))
    throw new HttpProblem(422, {}, 'Escriba el monto que se reembolsa, hasta 30,000.00.');
  return {
    accion,
    respuesta: text('respuesta'),
    monto,
    informacion: text('informacion'),
    prestador: text('prestador'),
    nap: text('nap'),
  };
};

/** The page on which a visitor plays the insurer. Demo only, behind its token. */
export const createCasesPage = ({ db, now, log, desk, store }: Parts) => {
  const found = async (numero: string): Promise<CaseRecord> => {
    const one = await readCase(db, numero);
    if (one === undefined) throw new HttpProblem(404);
    return one;
  };

  const detail = async (c: Ctx, of: CaseRecord): Promise<Response> => {
    const documents = await readCaseDocuments(db, of.numero);
    const events = await readCaseEvents(db, of.numero);
    const shown = [
      paragraph(`${of.titulo} de ${of.de}, hecha por ${of.por} el ${formatMailTime(of.abierto)}`),
      paragraph(of.descripcion),
      `<p>Estado: <strong>${escapeHtml(standing(of))}</strong></p>`,
      of.respuesta === '' ? '' : paragraph(`Respuesta: ${of.respuesta}`),
      form(of),
      `<h2>Documentos</h2>${documents.length === 0 ? '<p>Ninguno.</p>' : `<ul>${documents.map((one) => attachment(of.numero, one)).join('')}</ul>`}`,
      `<h2>Datos</h2><ul>${Object.entries(of.datos)
        .map(([name, value]) => said(name, value))
        .join('')}</ul>`,
      `<h2>Sucesos</h2><ol>${events.map(({ momento, suceso, detalle }) => said(formatMailTime(momento), `${suceso} ${detalle}`)).join('')}</ol>`,
      `<p><a href="${folder}">Volver a los casos</a></p>`,
    ];
    return answerDemoPage(c, `Caso ${of.numero}`, shown.join('\n'));
  };

  /** A document is downloaded, never rendered. */
  const download = async (c: Ctx, numero: string, id: string): Promise<Response> => {
    const one = (await readCaseDocuments(db, numero)).find((document) => document.id === id);
    if (one === undefined) throw new HttpProblem(404);
    setHeaders(c, { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" });
    return c.body(new Uint8Array(await store.read(db, id)), 200, {
      'content-type': one.tipo,
      'content-disposition': `attachment; filename="${one.nombre}"`,
    });
  };

  const decide = async (c: Ctx, of: CaseRecord): Promise<Response> => {
    await desk.decide(of.numero, decisionOf(await readForm(c.req.raw, longestForm), of.tipo));
    return c.redirect(`${folder}/${of.numero}`, 303);
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const path = pathOf(c).toLowerCase();
      const [, numero, id] = place.exec(path) ?? [];
      const allowed = numero === undefined || id !== undefined ? ['GET'] : ['GET', 'POST'];
      if (path !== folder && numero === undefined) return null;
      if (!allowed.includes(c.req.method)) throw new HttpProblem(405, { allow: allowed.join(', ') });
      if (numero === undefined) {
        const cases = await readCases(db);
        return wantsJson(c) ? c.json({ casos: cases }) : answerDemoPage(c, title, book(cases));
      }
      const one = await found(numero);
      if (c.req.method !== 'POST') await noteStaffLooks({ db, now, log }, 'solicitudes', [one.codigo]);
      if (id !== undefined) return download(c, numero, id);
      return c.req.method === 'POST' ? decide(c, one) : detail(c, one);
    },
  };
};

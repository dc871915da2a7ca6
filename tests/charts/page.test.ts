import { expect, test } from 'vitest';
import { indexDocument } from '../../tools/charts/documents';
import { exportFlow } from '../../tools/charts/export-flow';
import { page } from '../../tools/charts/page';
import { discover } from '../../tools/explore/flows';

const flows = (await discover()).filter(({ name }) => name === 'login' || name === 'theme');
const shown = await Promise.all(flows.map(exportFlow));
const html = page(shown);

test('each code of the log-in has its state, screen, message and rows', () => {
  expect(shown[0]?.codes?.rows.map((row) => row.slice(0, 5))).toEqual(
    expect.arrayContaining([
      ['1007', 'dentro.revisandoContacto', '', '', 'LOGIN-36'],
      [
        '1006',
        'formulario.advertida',
        'Iniciar sesión',
        'El del servidor; si falta, «El documento o la contraseña no son correctos.»',
        'LOGIN-31, LOGIN-32, LOGIN-35',
      ],
      [
        '1017',
        'formulario.advertida',
        'Iniciar sesión',
        'El del servidor; si falta, «Su cuenta está bloqueada por un rato. Espere unos minutos e inténtelo otra vez.»',
        'LOGIN-31, LOGIN-32, LOGIN-35',
      ],
      [
        '1003',
        'informando',
        'Información',
        'El del servidor; si falta, «Su cuenta espera la activación. Abra el enlace del correo de confirmación.»',
        'LOGIN-14, LOGIN-33, LOGIN-35',
      ],
      [
        'cualquier otro',
        'formulario.rechazada',
        'Iniciar sesión',
        'El del servidor; si falta, «Favor intente más tarde.»',
        'LOGIN-34',
      ],
    ]),
  );
  expect(shown[1]?.codes).toBe(null);
});

test('every code has a path', () => {
  expect(shown[0]?.codes?.rows.filter((row) => row[5] === '')).toEqual([]);
});

test('the page makes no requests, and its CSP forbids them', () => {
  expect(html).toContain("content=\"default-src 'none';");
  expect(html.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /https?:|<link|<img|\bsrc=|@import|url\((?!#)/,
  );
});

test('states and paths link to their child charts', async () => {
  const [child, parent] = await Promise.all(
    (await discover()).filter(({ name }) => name === 'caseSubmission' || name === 'reimbursement').map(exportFlow),
  );
  expect(parent?.tables.find(({ title }) => title === 'Diagramas que usa')?.table.rows).toEqual([
    ['(raíz)', 'adjuntos', '[attachments](attachments.md)'],
    ['llenando.documentos.terminos.pidiendo', 'consultarTerminos', '[fetching](fetching.md)'],
    ['revisando', 'enviarCaso', '[caseSubmission](caseSubmission.md)'],
  ]);
  const both = child !== undefined && parent !== undefined ? page([child, parent]) : '';
  expect(both).toContain('<a href="#caseSubmission">caseSubmission</a>');
  expect(both).toContain('<a href="#caseSubmission">caminos de caseSubmission</a>');
});

test('every link has a target, and ids are unique', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(shown.flatMap(({ name, paths }) => [name, ...paths.map(({ id }) => id)])));
});

test('the page has every path with all steps', () => {
  for (const { id, trace } of shown.flatMap(({ paths }) => paths)) {
    const article = html.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? '';
    expect([id, article.match(/<li>[^<]* → <strong>/g)?.length]).toEqual([id, trace.length]);
  }
});

test('the index has a line for each flow, and no number that depends on another flow', () => {
  const index = indexDocument([
    { name: 'uno', about: 'La página primera.' },
    { name: 'dos', about: 'La que sigue.' },
  ]);
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- [uno](uno.md): La página primera. [Caminos](uno.paths.md) · [SVG](uno.svg) · [JSON](uno.json)',
    '- [dos](dos.md): La que sigue. [Caminos](dos.paths.md) · [SVG](dos.svg) · [JSON](dos.json)',
  ]);
  expect(index).not.toContain('2');
});

import { findIdentityByDocument, type Identity } from '../access/identity';
import { findQuestions, type Question } from '../access/questions';
import { unmaskDocument } from '../access/unmask-document';
import type { Db } from '../db/db';
import { type Ctx, pathOf } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { HttpProblem } from '../http/http-problem';
import { answerDemoPage } from './demo-page';
import { type DemoNewcomer, demoMembers, demoNewcomers, typeName } from './members';

const title = 'Personas de demostración';

const standingNames: Readonly<Record<Identity['standing'], string>> = {
  noActivo: '1002: afiliación no activa',
  registrado: '1001: cuenta activa',
  sinCuenta: 'preguntas: todavía no tiene cuenta',
  vencido: '1012: registro vencido',
  correoPerdido: '1004: el correo de activación se perdió',
  pendiente: '1011: espera confirmación',
};

const cells = (name: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${name}>${text}</${name}>`).join('');
const answer = ({ id, pregunta, respuesta }: Question) =>
  `<li>${id}. ${escapeHtml(pregunta)} <strong>${escapeHtml(respuesta)}</strong></li>`;

/** Each person's current state in the database, with the answers to the security questions. Demo only. */
export const createPeoplePage = ({ db, now }: { db: Db; now: () => Date }) => {
  const row = async ({ tipoDocumento, documento, para }: DemoNewcomer) => {
    const identity = await findIdentityByDocument(db, now(), tipoDocumento, unmaskDocument(tipoDocumento, documento));
    const questions = identity === null ? [] : await findQuestions(db, identity.codigoAfiliado, now());
    return `<tr>${cells('td', [
      typeName(tipoDocumento),
      escapeHtml(documento),
      escapeHtml(para),
      escapeHtml(identity === null ? '1003: no existe' : standingNames[identity.standing]),
      escapeHtml(identity?.correo ?? ''),
      questions.length === 0
        ? ''
        : `<details><summary>Respuestas (${questions.length})</summary><ul>${questions.map(answer).join('')}</ul></details>`,
    ])}</tr>`;
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      if (pathOf(c).toLowerCase() !== '/demo/personas') return null;
      if (c.req.method !== 'GET') throw new HttpProblem(405, { allow: 'GET' });
      const rows: string[] = [];
      for (const person of [...demoNewcomers, ...demoMembers]) rows.push(await row(person));
      const heading = ['Tipo', 'Documento', 'Para', 'Al validar su identidad', 'Correo de la cuenta', 'Preguntas'];
      return answerDemoPage(
        c,
        title,
        `<p>Lo que pasa con cada persona se lee de sus datos, ahora mismo. Los correos llegan al <a href="/demo/correo">buzón</a>; sus solicitudes se deciden en los <a href="/demo/casos">casos</a>; a quien no le llegó un correo se le <a href="/demo/por-llamar">llama</a>.</p>
<div class="ancho" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${cells('th', heading)}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
      );
    },
  };
};

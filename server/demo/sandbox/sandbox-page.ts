import { formatMoney } from '../../../domain/rules/money/money';
import { type Ctx, pathOf } from '../../http/context';
import { escapeHtml } from '../../http/escape-html';
import { HttpProblem } from '../../http/http-problem';
import { readForm } from '../../http/read-form';
import { sandboxAuthorizePath, sandboxFolder } from '../../settings/demo-addresses';
import { answerDemoPage } from '../demo-page';
import { type Sandbox, type SandboxChoice, type SandboxEntry, sandboxChoices } from './sandbox-gateway';

const place = /^\/demo\/pasarela\/sesion\/([\w-]{32})$/i;
const title = 'Pasarela de demostración';
const longestForm = 4_096;

const choiceNames: Readonly<Record<SandboxChoice, string>> = {
  aprobar: 'Aprobar (00)',
  rechazar: 'Rechazar por fondos insuficientes (51)',
  diez: 'Aprobar con el código 10, por el monto completo',
  parcial: 'Aprobar con el código 10, por la mitad del monto',
  tf: 'Fallar la autenticación (TF)',
  abandonar: 'Cancelar y volver al comercio (17)',
  vencer: 'Dejar vencer la sesión, sin respuesta',
  perder: 'Aprobar y perder la respuesta: no volver al comercio',
  doble: 'Aprobar y responder dos veces',
  tarde: 'Aprobar, con la respuesta diez minutos después',
  cambiar: 'Cambiar el monto de la factura mientras se paga, y aprobar',
};

const isChoice = (text: string): text is SandboxChoice => sandboxChoices.some((choice) => choice === text);
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const toPortal = '<p><a href="/pagos">Volver al portal</a></p>';

const facts = ({ factura, orden, monto }: SandboxEntry) =>
  `<p>Factura <strong>${escapeHtml(factura)}</strong>, orden ${escapeHtml(orden)}: <strong>${formatMoney(monto)}</strong></p>`;

const option = (choice: SandboxChoice, index: number) =>
  `<label><input type="radio" name="respuesta" value="${choice}"${index === 0 ? ' checked' : ''}> ${choiceNames[choice]}</label>`;

const form = (
  entry: SandboxEntry,
) => `<p>Aquí no se escribe ninguna tarjeta y no se cobra nada. Elija qué responde la pasarela.</p>
${facts(entry)}
<form method="post" action="${sandboxFolder}/sesion/${entry.sesion}">
<fieldset><legend>Respuesta</legend>${sandboxChoices.map(option).join('')}</fieldset>
<button type="submit">Responder</button>
</form>
<p>Para irse sin decir nada, vuelva atrás en el navegador o cierre la pestaña.</p>`;

const over = (entry: SandboxEntry) =>
  `${facts(entry)}${paragraph('Esta sesión ya terminó: no se cobra otra vez.')}${back(entry, 'Volver al comercio')}`;

const back = ({ retorno, sesion }: SandboxEntry, words: string, target = '') =>
  `<form method="post" action="${escapeHtml(retorno)}"${target}><input type="hidden" name="SESSION" value="${sesion}"><button type="submit">${words}</button></form>`;

const only = (c: Ctx, ...methods: string[]) => {
  if (!methods.includes(c.req.method)) throw new HttpProblem(405, { allow: methods.join(', ') });
};

/** The gateway's payment page of the demonstration. Open without the token, because payers come from the portal. */
export const createSandboxPage = (sandbox: Sandbox) => {
  const unknown = (c: Ctx) =>
    answerDemoPage(
      c,
      'La sesión no existe',
      `${paragraph('La pasarela no conoce esa sesión. No se cobró nada.')}${toPortal}`,
      404,
    );

  const answered = (c: Ctx, entry: SandboxEntry, choice: SandboxChoice): Response => {
    if (choice === 'perder')
      return answerDemoPage(
        c,
        'La respuesta se perdió',
        `${facts(entry)}${paragraph('La pasarela cobró, pero el navegador no volvió al comercio.')}${toPortal}`,
      );
    if (choice === 'doble')
      return answerDemoPage(
        c,
        'La pasarela responde dos veces',
        `${facts(entry)}${paragraph('La misma respuesta llega dos veces al comercio: entregue una en otra pestaña y después la otra.')}
${back(entry, 'Entregar la primera en otra pestaña', ' target="_blank"')}${back(entry, 'Entregar la segunda aquí')}`,
      );
    return c.redirect(entry.retorno, 303);
  };

  const choose = async (c: Ctx, session: string): Promise<Response> => {
    const choice = (await readForm(c.req.raw, longestForm)).get('respuesta') ?? '';
    if (!isChoice(choice)) throw new HttpProblem(400);
    const chosen = await sandbox.choose(session, choice);
    const entry = await sandbox.find(session);
    if (entry === undefined) return unknown(c);
    return chosen ? answered(c, entry, choice) : answerDemoPage(c, title, over(entry));
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const path = pathOf(c);
      const [, session] = place.exec(path) ?? [];
      if (path.toLowerCase() === sandboxAuthorizePath) {
        only(c, 'POST');
        const asked = (await readForm(c.req.raw, longestForm)).get('SESSION') ?? '';
        const address = `${sandboxFolder}/sesion/${asked}`;
        return place.test(address) ? c.redirect(address, 303) : unknown(c);
      }
      if (session === undefined) return null;
      only(c, 'GET', 'POST');
      if (c.req.method === 'POST') return choose(c, session);
      const entry = await sandbox.find(session);
      if (entry === undefined) return unknown(c);
      return answerDemoPage(c, title, sandbox.isOpen(entry) ? form(entry) : over(entry));
    },
  };
};

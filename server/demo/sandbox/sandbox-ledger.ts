import { formatMoney } from '../../../domain/rules/money/money';
import { type Ctx, pathOf } from '../../http/context';
import { escapeHtml } from '../../http/escape-html';
import { HttpProblem } from '../../http/http-problem';
import { formatMailTime } from '../../mail/format-mail-time';
import { sandboxFolder } from '../../settings/demo-addresses';
import { answerDemoPage } from '../demo-page';
import type { Sandbox, SandboxEntry } from './sandbox-gateway';

const row = (entry: SandboxEntry) => {
  const { creada, factura, orden, monto, codigo, autorizado, autorizaciones, cerrada } = entry;
  const cells = [
    formatMailTime(creada),
    factura,
    orden,
    formatMoney(monto),
    codigo ?? (cerrada === null ? 'abierta' : 'sin respuesta'),
    autorizado === null ? '' : formatMoney(autorizado),
    String(autorizaciones),
  ];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
};

const book = (entries: readonly SandboxEntry[]) => {
  const heading = ['Creada', 'Factura', 'Orden', 'Monto', 'Código', 'Autorizado', 'Autorizaciones'];
  return `<p>Lo que la pasarela de la demostración cobró. El portal solo lo sabe si se lo pregunta.</p>
<div class="ancho" tabindex="0" role="region" aria-label="Libro"><table><thead><tr>${heading.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${entries.map(row).join('')}</tbody></table></div>
<p><a href="/pagos">Volver al portal</a></p>`;
};

const wantsJson = (c: Ctx) => c.req.header('accept')?.includes('application/json') === true;

/** The charges of the demonstration's gateway, of all members. */
export const createSandboxLedger = (sandbox: Sandbox) => ({
  answer: async (c: Ctx): Promise<Response | null> => {
    if (pathOf(c).toLowerCase() !== sandboxFolder) return null;
    if (c.req.method !== 'GET') throw new HttpProblem(405, { allow: 'GET' });
    const entries = await sandbox.book();
    return wantsJson(c) ? c.json({ sesiones: entries }) : answerDemoPage(c, 'Libro de la pasarela', book(entries));
  },
});

import { screenDate } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { Db } from '../../db/db';
import { type Ctx, pathOf } from '../../http/context';
import { escapeHtml } from '../../http/escape-html';
import { HttpProblem } from '../../http/http-problem';
import { readForm } from '../../http/read-form';
import type { Payments } from '../../payments/payment-orders';
import { answerDemoPage } from '../demo-page';

const folder = '/demo/pagos-moviles';
const title = 'Enlaces de pago móvil';
const place = /^\/demo\/pagos-moviles(?:\/(\d{1,20}))?$/i;
const longestForm = 1_024;
const mostShown = 60;

interface Owed {
  factura: string;
  vence: string;
  /** Cents. */
  monto: number;
  codigo: string;
  nombre: string;
}

interface Ordered extends Omit<Owed, 'vence' | 'nombre'> {
  id: string;
  numero: string;
}

const toAll = `<p><a href="${folder}">Ver todas las facturas</a></p>`;

const entry = ({ factura, vence, monto, codigo, nombre }: Owed) => {
  const number = escapeHtml(factura);
  return `<li>Factura <strong>${number}</strong>: ${formatMoney(monto)}, vence el ${screenDate(vence)}, de ${escapeHtml(nombre)} (${escapeHtml(codigo)})
<form method="post" action="${folder}"><input type="hidden" name="factura" value="${number}"><button type="submit" aria-label="Hacer el enlace de la factura ${number}">Hacer el enlace</button></form></li>`;
};

const list = (owed: readonly Owed[]) =>
  `<p>Con un enlace así la aplicación móvil de la aseguradora abre el portal para pagar una factura. Aquí se hace la orden, como la haría ella.</p>
<ul>${owed.map(entry).join('')}</ul>`;

const addressOf = ({ codigo, factura, numero, id }: Ordered, pesos: string) =>
  `/pagos/movil/${[codigo, pesos, factura, numero, id].map(encodeURIComponent).join(';')}`;

const links = (order: Ordered) => {
  const whole = addressOf(order, String(order.monto / 100));
  const item = ([words, address]: readonly [string, string]) =>
    `<li><a href="${escapeHtml(address)}">${words}</a><br><code>${escapeHtml(address)}</code></li>`;
  return `<p>Factura <strong>${escapeHtml(order.factura)}</strong> de ${escapeHtml(order.codigo)}, orden ${order.numero}: <strong>${formatMoney(order.monto)}</strong></p>
<h2>El enlace</h2>
<ul>${item(['Pagar esta factura', whole])}</ul>
<p>Vale para quien no tiene sesión y para su dueño; con la sesión de otra persona no se paga. Una orden sirve durante un rato: después haga el enlace otra vez.</p>
<h2>Enlaces con los que no se paga</h2>
<ul>${(
    [
      ['Con otro monto', addressOf(order, '1')],
      ['Con un monto que no lo es', addressOf(order, '1e309')],
      ['Sin su última parte', whole.slice(0, whole.lastIndexOf(';'))],
    ] as const
  )
    .map(item)
    .join('')}</ul>
${toAll}`;
};

interface Parts {
  db: Db;
  payments: Payments;
}

/** The page on which a visitor plays the mobile application. Demo only, behind its token. */
export const createMobileLinksPage = ({ db, payments }: Parts) => {
  const owed = () =>
    db.query<Owed>(
      `SELECT f.numero AS factura, f.vence, f.monto, a.codigo, a.nombres || ' ' || a.apellidos AS nombre
       FROM facturas f JOIN afiliados a ON a.codigo = f.codigo_afiliado
       WHERE f.pagada IS NULL ORDER BY f.codigo_afiliado, f.vence, f.numero LIMIT ${mostShown}`,
    );

  const make = async (c: Ctx): Promise<Response> => {
    const factura = (await readForm(c.req.raw, longestForm)).get('factura') ?? '';
    const [invoice] = await db.query<{ monto: number; codigo: string }>(
      `SELECT monto, codigo_afiliado AS codigo FROM facturas WHERE numero = $1`,
      [factura],
    );
    if (invoice === undefined) throw new HttpProblem(404);
    try {
      const asked = { factura, monto: invoice.monto / 100, codigoAfiliado: invoice.codigo };
      const { id } = await payments.order(asked, { scope: 'nadie', ip: '', requestId: c.get('requestId') });
      return c.redirect(`${folder}/${id}`, 303);
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status !== 409) throw error;
      return answerDemoPage(c, 'No hay enlace', `<p>${escapeHtml(error.message)}</p>${toAll}`, 409);
    }
  };

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      const asked = place.exec(pathOf(c));
      if (asked === null) return null;
      const [, id] = asked;
      const allowed = id === undefined ? ['GET', 'POST'] : ['GET'];
      if (!allowed.includes(c.req.method)) throw new HttpProblem(405, { allow: allowed.join(', ') });
      if (c.req.method === 'POST') return make(c);
      if (id === undefined) return answerDemoPage(c, title, list(await owed()));
      const [order] = await db.query<Ordered>(
        `SELECT id, numero, factura, monto, codigo_afiliado AS codigo FROM ordenes_pago WHERE id = $1`,
        [id],
      );
      if (order === undefined) throw new HttpProblem(404);
      return answerDemoPage(c, `Enlace de la factura ${order.factura}`, links(order));
    },
  };
};

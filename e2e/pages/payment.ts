import { type BrowserContext, expect, type Page } from 'playwright/test';
import { cashier } from '../../tests/stand-ins/cashier';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

/** The payment page. */
export const paymentPage = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: 'Gestión de pagos' }),
    list: page.getByRole('list', { name: 'Facturas pendientes' }),
    cards: page.getByRole('list', { name: 'Facturas pendientes' }).getByRole('listitem'),
    question: page.getByRole('dialog', { name: '¿Desea realizar este pago?' }),
    warning: page.getByRole('dialog', { name: 'Se esta procesando el pago de esta factura.' }),
    gateway: page.getByRole('heading', { name: 'Pasarela' }),
    si: button('Sí, pagar'),
    pagar: (numero: string) => button(`Pagar la factura ${numero}`),
    seguir: (numero: string) => button(`Seguir con este pago de la factura ${numero}`),
    verEstado: (numero: string) => button(`Ver el estado del pago de la factura ${numero}`),
    abrir: async () => {
      await page.goto('/pagos');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de pagos');
    },
  };
};

/**
 * A member with one invoice, 'F1', on the contract stub, and a gateway that counts the sessions it receives. `back`:
 * the back end of the same member's other device.
 */
export const payer = async (
  context: BrowserContext,
  page: Page,
  careful: boolean,
  { back = cashier({ careful }), visitor = false }: { back?: ReturnType<typeof cashier>; visitor?: boolean } = {},
) => {
  const stub = await memberOnContract(context, {
    contact: { debeActualizarDatosContacto: false },
    more: {
      conciliarPendiente: () => back.does.reconcile(),
      facturasPendientesPago: () => back.does.invoices(),
      ordenCompraGenerar: () => back.does.order(),
      generarSession: ({ query }) => back.does.session({ query }),
    },
  });
  const posted: { session: string | null; fields: string[] }[] = [];
  await context.route('**/demo/pasarela/**', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    posted.push({ session: fields.get('SESSION'), fields: [...fields.keys()] });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pasarela</title><h1>Pasarela</h1>' });
  });
  await context.route(/\/(pagos(\/movil.*|\?pagar=.*)?|solicitud\/confirmacionPago.*)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Another back end may not prevent charging an order twice.
    const body = careful ? html : html.replace('"paymentOrdersKept":true', '"paymentOrdersKept":false');
    await route.fulfill({ response, body });
  });
  const stored: Readonly<Record<string, string>> = visitor ? {} : sessionOf('1001', Date.now());
  await context.addInitScript((kept) => {
    if (localStorage.getItem('autenticado') !== null) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, stored);
  return {
    ...paymentPage(page),
    back,
    stub: stub.stub,
    posted,
    /** Answers the next request of this call with HTML, after the back end has done it. */
    spoil: (call: 'order' | 'session') => {
      const name = call === 'order' ? 'ordenCompraGenerar' : 'generarSession';
      stub.stub.spoil(name, async (route) => {
        stub.stub.mend(name);
        if (call === 'order') back.does.order();
        else back.does.session({ query: Object.fromEntries(new URL(route.request().url()).searchParams) });
        await route.fulfill({ contentType: 'text/html', body: '<p>Otra cosa</p>' });
      });
    },
  };
};

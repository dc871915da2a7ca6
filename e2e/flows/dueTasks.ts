import type { ContextFrom } from 'xstate';
import { formatMoney } from '../../domain/rules/money/money';
import type { dueTasksMachine } from '../../machines/dueTasks/dueTasks.machine';
import { dueTasksTexts as texts } from '../../src/flows/dueTasks/texts';
import { homeTexts } from '../../src/flows/home/texts';
import { requestTexts } from '../../src/texts/requests';
import { memberOf, titular } from '../props/members';
import { answers } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';

type Context = ContextFrom<typeof dueTasksMachine>;

const leaf = (id: string, titulo: string, url: string) => ({ id, titulo, icono: '', url, requireLogin: true });
const openedWith = (...urls: readonly string[]): Arrival => ({
  ...memberPage,
  address: '/',
  hold: ['facturasPendientesPago', 'solicitudesPorDocumento'],
  background: { menu: { result: ['/carne', ...urls].map((url) => leaf(url, url, url)) } },
});

/** The menu of the demonstration is the same for every member. */
const otherMenu = (missing: string) => `Con un menú del servidor sin ${missing}, abra el inicio.`;
const invoice = `${texts.pagar}${texts.laFactura('2026000102')}`;
const returned = `${requestTexts.completar}${texts.elCaso('2481907')}`;

const seen = ({ facturas, casos }: Context): Sight => ({
  heading: 'Hola, Ana Peña',
  says: [homeTexts.paraUsted, ...(facturas === null ? [] : [texts.vencida(formatMoney(118_075))])],
  offers: [...(facturas === null ? [] : [invoice]), ...(casos === null ? [] : [returned])],
  withholds: [...(facturas === null ? [invoice] : []), ...(casos === null ? [returned] : [])],
});

export const dueTasksFlow: DescribedFlow<typeof dueTasksMachine> = {
  title: 'Lo pendiente, en el inicio',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { facturas: 'facturasPendientesPago', devueltas: 'solicitudesPorDocumento' },
  starts: {
    'con pagos y solicitudes': { action: 'Abra el inicio.', arrival: openedWith('/pagos', '/solicitudes') },
    'solo con pagos': { action: otherMenu('solicitudes'), arrival: openedWith('/pagos') },
    'solo con solicitudes': { action: otherMenu('pagos'), arrival: openedWith('/solicitudes') },
    'sin ninguno de los dos': { action: otherMenu('pagos ni solicitudes'), arrival: openedWith() },
  },
  acts: {
    'listo facturas (una vencida)': answers('una factura vencida y otra en proceso'),
    'listo devueltas (un reembolso)': answers('un reembolso devuelto', {
      member: memberOf(1007, 'Titular con dos menores'),
    }),
  },
  // Each is requested once, so it answers once.
  may: ({ label }, before) => !before.some((step) => step.label === label),
  passing: ['empezando'],
  seen: {
    empezando: () => ({}),
    pidiendoAmbas: seen,
    pidiendoFacturas: seen,
    pidiendoDevueltas: seen,
    completo: seen,
  },
};

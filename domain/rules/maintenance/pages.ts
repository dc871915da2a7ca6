import { routeAt } from '../access/routes';
import { requestPlace } from '../requests/request-place';
import { lastToEnd, type Maintenance, maintenanceWithin } from './maintenance';

/**
 * Which calls a page cannot do without. A wizard does not begin shortly before they end; a page that is `open` stays
 * open, since it shows more than they bring, such as the saved card.
 */
export const pages = {
  payment: { kind: 'wizard', calls: ['ordenCompraGenerar', 'generarSession'] },
  mobilePayment: { kind: 'wizard', calls: ['generarSession'] },
  requests: { kind: 'page', calls: ['solicitudesPorDocumento'] },
  titular: { kind: 'wizard', calls: ['solicitudAfiliacionTitular', 'cargardocumento'] },
  dependiente: { kind: 'wizard', calls: ['solicitudAfiliacionDependiente', 'cargardocumento'] },
  reembolso: { kind: 'wizard', calls: ['solicitudReembolso'] },
  preautorizacion: { kind: 'wizard', calls: ['solicitudPreAutorizacion'] },
  edicion: { kind: 'wizard', calls: ['updateSolicitudReembolso'] },
  documentos: { kind: 'wizard', calls: ['cargardocumento'] },
  history: { kind: 'page', calls: ['historialConsumo'] },
  providers: { kind: 'page', calls: ['prestadorTodos'] },
  coverage: { kind: 'page', calls: ['coberturaprocedimiento'] },
  wallet: { kind: 'page', calls: ['obtenerArchivoIos'] },
  application: { kind: 'wizard', calls: ['formularioPlanes', 'solicitudAfiliacion'] },
  card: { kind: 'open', calls: ['nucleoCarnet'] },
  profile: { kind: 'open', calls: ['updateTelefonos', 'updateDireccion', 'updateCorreo', 'cargarfotoperfil'] },
} as const satisfies Record<string, { kind: 'wizard' | 'page' | 'open'; calls: readonly string[] }>;

export type MaintainedPage = keyof typeof pages;

/** A wizard of ten minutes, begun before, ends in time. */
export const wizardLeadMs = 15 * 60_000;

const isPage = (name: string): name is MaintainedPage => Object.hasOwn(pages, name);

const nameAt = (pathname: string, search: object): string => {
  const name = routeAt(pathname)?.name ?? '';
  if (name !== 'requests') return name;
  const place = requestPlace(search);
  if (place.shows === 'edicion' || place.shows === 'documentos') return place.shows;
  return place.shows === 'nueva' ? place.forma : 'requests';
};

/** null: the page of this address is in no row of the table, and nothing closes it. */
export const maintainedPageAt = (pathname: string, search: object): MaintainedPage | null => {
  const name = nameAt(pathname, search);
  return isPage(name) ? name : null;
};

export interface PageMoment {
  pagina: MaintainedPage | null;
  lista: readonly Maintenance[];
  ahora: number;
}

const ofPage = ({ pagina, lista }: PageMoment): readonly Maintenance[] => {
  if (pagina === null) return [];
  const calls: readonly string[] = pages[pagina].calls;
  return lista.filter(({ llamadas }) => llamadas.some((call) => calls.includes(call)));
};

/** What the page's calls are in maintenance for. */
export const runningOn = (of: PageMoment): Maintenance | null => lastToEnd(maintenanceWithin(ofPage(of), of.ahora, 0));

/** What runs, or begins before a wizard could end. */
export const preventing = (of: PageMoment): Maintenance | null =>
  lastToEnd(
    maintenanceWithin(
      ofPage(of),
      of.ahora,
      of.pagina !== null && pages[of.pagina].kind === 'wizard' ? wizardLeadMs : 0,
    ),
  );

/** A page that shows more than its calls bring is never closed. */
export const mayClose = ({ pagina }: Pick<PageMoment, 'pagina'>): boolean =>
  pagina !== null && pages[pagina].kind !== 'open';

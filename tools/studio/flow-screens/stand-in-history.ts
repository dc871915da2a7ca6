import { historyLogic } from '../../../src/flows/history/wiring';

type Parts = Parameters<typeof historyLogic>[0];

/** The studio opens and saves no document: the chosen answer is the result. */
const noDevice: Parts['device'] = {
  lend: () => '',
  takeBack: () => {},
  save: () => {},
  canShare: () => true,
  share: () => new Promise(() => {}),
  copyAddress: () => new Promise(() => {}),
};

const filters = { tipo: '', desde: '', hasta: '', costo: '', centro: '', familiar: '', pagina: 1, filas: 5 } as const;

/** The history of authorizations with a URL without filters and these lists; it stores nothing. */
export const standInHistory = (deps: Parts['deps'], lists: Parts['lists']) => {
  const address = { filters, onFilters: () => () => {}, show: () => {} };
  const { logic, input } = historyLogic({ deps, lists, address, device: noDevice });
  return { logic: logic.provide({ actions: { descargarArchivo: () => {}, prestarArchivo: () => {} } }), input };
};

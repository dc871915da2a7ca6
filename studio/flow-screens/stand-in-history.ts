import { historyLogic } from '../../src/flows/history/wiring';

type Parts = Parameters<typeof historyLogic>[0];

/** What a browser does with a document: nothing here, where answers say what became of it. */
const noDevice: Parts['device'] = {
  lend: () => '',
  takeBack: () => {},
  save: () => {},
  canShare: () => true,
  share: () => new Promise(() => {}),
  copyAddress: () => new Promise(() => {}),
};

const filters = { tipo: '', desde: '', hasta: '', costo: '', centro: '', familiar: '', pagina: 1, filas: 5 } as const;

/** The history of authorizations at an address that says nothing, beside these lists; what it would save is not there. */
export const standInHistory = (deps: Parts['deps'], lists: Parts['lists']) => {
  const address = { filters, onFilters: () => () => {}, show: () => {} };
  const { logic, input } = historyLogic({ deps, lists, address, device: noDevice });
  return { logic: logic.provide({ actions: { descargarArchivo: () => {}, prestarArchivo: () => {} } }), input };
};

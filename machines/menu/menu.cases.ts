import { decodeReply } from '../../src/contract/decode';
import { menu } from '../../src/contract/start';
import type { FlowCases } from '../flow-cases';
import { menuMachine } from './menu.machine';

export const cases: FlowCases<typeof menuMachine> = {
  machine: menuMachine,
  replies: {
    consultarMenu: {
      'con páginas': decodeReply(menu, {
        result: [{ id: 1, titulo: 'Prestadores', url: '/consulta/prestadores', requireLogin: false }],
      }),
      vacío: decodeReply(menu, { result: [] }),
    },
  },
  events: {},
  delays: { limite: 10_500 },
  guardContext: ({ items }) => items.length,
};

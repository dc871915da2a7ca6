import { decodeReply } from '../../domain/contract/decode';
import { menu } from '../../domain/contract/start';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
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
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ items }) => items.length,
};

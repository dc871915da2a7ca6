import { decodeReply } from '../../domain/contract/decode';
import { menu } from '../../domain/contract/start';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { sessionListMachine } from './sessionList.machine';

export const cases: FlowCases<typeof sessionListMachine> = {
  machine: sessionListMachine,
  starts: { 'del menú': [] },
  replies: {
    pedir: {
      'con páginas': decodeReply(menu, {
        result: [{ id: 1, titulo: 'Prestadores', url: '/consulta/prestadores', requireLogin: false }],
      }),
      vacío: decodeReply(menu, { result: [] }),
    },
  },
  events: {},
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ lista }) => Array.isArray(lista) && lista.length,
};

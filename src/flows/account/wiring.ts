import { createActor } from 'xstate';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { chartLimitMs } from '../../../domain/rules/policy';
import { accountFlow } from '../../../machines/account/account.rules';
import { callActor } from '../../api/actor';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const accountActor = ({ clock, client, policy, browser, time, affiliate: { codigoAfiliado } }: MemberDeps) => {
  const logic = wire(accountFlow, {
    actors: { consultarNucleo: callActor(client)(nucleoCarnet) },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: { registrarFallo: () => browser.log('account: no se pudo cargar') },
  });
  return createActor(logic, {
    ...clock,
    id: 'account',
    input: { codigoAfiliado, hoy: todayInSantoDomingo(time.now()) },
  });
};

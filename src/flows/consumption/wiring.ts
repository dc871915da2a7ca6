import { createActor } from 'xstate';
import { historialConsumo } from '../../../domain/contract/historial';
import { todayInSantoDomingo, yearBefore } from '../../../domain/rules/dates/dates';
import { chartLimitMs } from '../../../domain/rules/policy';
import { consumptionMachine } from '../../../machines/consumption/consumption.machine';
import { callActor } from '../../api/actor';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const consumptionActor = ({
  clock,
  client,
  policy,
  browser,
  time,
  affiliate: { codigoAfiliado },
}: MemberDeps) => {
  const logic = wire(consumptionMachine, {
    actors: { consultarConsumos: callActor(client)(historialConsumo) },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: { registrarFallo: () => browser.log('consumption: no se pudo cargar') },
  });
  const today = todayInSantoDomingo(time.now());
  return createActor(logic, {
    ...clock,
    id: 'consumption',
    input: { codigoAfiliado, fechaDesde: yearBefore(today), fechaHasta: today },
  });
};

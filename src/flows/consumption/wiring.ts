import { createActor } from 'xstate';
import { consumptionMachine } from '../../../machines/consumption/consumption.machine';
import { callActor } from '../../api/actor';
import type { MemberParts } from '../../app/member-parts';
import { historialConsumo } from '../../contract/historial';
import { todayInSantoDomingo } from '../../rules/dates/date';
import { yearBefore } from '../../rules/dates/year-before';
import { chartLimitMs } from '../../rules/policy';
import { wire } from '../../wiring/wire';

export const consumptionActor = ({
  clock,
  client,
  policy,
  browser,
  time,
  affiliate: { codigoAfiliado },
}: MemberParts) => {
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

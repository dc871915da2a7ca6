import { createActor, fromPromise } from 'xstate';
import { consultarDispositivosSeguros } from '../../../domain/contract/dispositivo';
import { chartLimitMs } from '../../../domain/rules/policy';
import { devicesMachine } from '../../../machines/devices/devices.machine';
import { callActor } from '../../api/actor';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const devicesActor = ({ clock, client, policy, browser, kept, affiliate: { codigoAfiliado } }: MemberDeps) => {
  const logic = wire(devicesMachine, {
    actors: {
      leerDispositivo: fromPromise(async () => kept.device()),
      consultarDispositivos: callActor(client)(consultarDispositivosSeguros),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: { registrarFallo: () => browser.log('devices: no se pudo cargar') },
  });
  return createActor(logic, { ...clock, id: 'devices', input: { codigoAfiliado } });
};

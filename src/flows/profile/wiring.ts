import { profileFlow } from '../../../machines/profile/profile.rules';
import { callActor } from '../../api/actor';
import type { App } from '../../app/app';
import { wire } from '../../app/wire';
import { datospersonales } from '../../contract/nucleo';
import { chartLimitMs } from '../../rules/policy';

type Parts = Pick<App, 'session' | 'client' | 'policy' | 'browser'>;

export const profileLogic = ({ session, client, policy, browser }: Parts) => {
  const logic = wire(profileFlow, {
    actors: { consultarPerfil: callActor(client)(datospersonales) },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: { registrarFallo: () => browser.log('profile: no se pudo releer') },
  });
  return { logic, input: { codigoAfiliado: session.getSnapshot().context.codigoAfiliado } };
};

import { createActor } from 'xstate';
import { obtenerfotoperfil } from '../../../domain/contract/foto';
import { chartLimitMs } from '../../../domain/rules/policy';
import { portraitFlow } from '../../../machines/portrait/portrait.rules';
import { callActor } from '../../api/actor';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const portraitActor = ({ clock, client, policy, browser, kept, affiliate: { codigoAfiliado } }: MemberDeps) => {
  const logic = wire(portraitFlow, {
    actors: { consultarFoto: callActor(client)(obtenerfotoperfil) },
    delays: { limite: chartLimitMs(policy.uploadLimitMs) },
    actions: {
      registrarFallo: () => browser.log('portrait: no se pudo cargar'),
      guardarFoto: ({ context }) => kept.keepPhoto(context.foto),
    },
  });
  return createActor(logic, { ...clock, id: 'portrait', input: { codigoAfiliado, foto: kept.photo() } });
};

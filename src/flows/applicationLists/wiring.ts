import { fromCallback } from 'xstate';
import { applicationListsMachine, type Evento } from '../../../machines/applicationLists/applicationLists.machine';
import { callActor } from '../../api/actor';
import { nacionalidad, parentesco } from '../../contract/afiliado';
import {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
} from '../../contract/formulario';
import { chartLimitMs } from '../../rules/policy';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
}

export const applicationListsLogic = ({ deps: { client, policy, browser } }: Parts) => {
  const call = callActor(client);
  return {
    logic: wire(applicationListsMachine, {
      actors: {
        vigilarRed: fromCallback(({ sendBack }) => {
          const send: (event: Evento) => void = sendBack;
          return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
        }),
        consultarPlanes: call(formularioPlanes),
        consultarNacionalidades: call(nacionalidad),
        consultarParentescosDeHombre: call(parentesco),
        consultarParentescosDeMujer: call(parentesco),
        consultarPermitidos: call(dependientespermitidos),
        consultarFormasPago: call(formaspago),
        consultarFrecuenciasPago: call(frecuenciaspago),
        consultarSintomas: call(catalogosintomaenfermedades),
      },
      delays: { limite: chartLimitMs(policy.readLimitMs) },
    }),
    input: undefined,
  };
};

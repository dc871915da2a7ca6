import { nacionalidad, parentesco } from '../../../domain/contract/afiliado';
import {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
} from '../../../domain/contract/formulario';
import { applicationListsMachine } from '../../../machines/applicationLists/applicationLists.machine';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingCall } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
}

export const applicationListsLogic = ({ deps }: Parts) => {
  const call = fetchingCall(deps);
  return {
    logic: wire(applicationListsMachine, {
      actors: {
        consultarPlanes: call(formularioPlanes, {}),
        consultarNacionalidades: call(nacionalidad, {}),
        consultarParentescosDeHombre: call(parentesco, { query: { esMasculino: true } }),
        consultarParentescosDeMujer: call(parentesco, { query: { esMasculino: false } }),
        consultarPermitidos: call(dependientespermitidos, {}),
        consultarFormasPago: call(formaspago, {}),
        consultarFrecuenciasPago: call(frecuenciaspago, {}),
        consultarSintomas: call(catalogosintomaenfermedades, {}),
      },
    }),
    input: undefined,
  };
};

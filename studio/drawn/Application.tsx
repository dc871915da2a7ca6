import { ApplicationDependent } from '../../src/app/application/ApplicationDependent';
import { ApplicationScreen } from '../../src/flows/application/ApplicationScreen';
import { applicationListsLogic } from '../../src/flows/applicationLists/wiring';
import type { Drawn } from '../scene';
import { noStore } from './application-played';

export const drawn: Drawn = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ app, started }) => (
    <ApplicationScreen
      startLists={() => applicationListsLogic({ deps: app })}
      start={() => started}
      dependent={(application) => <ApplicationDependent application={application} store={noStore} />}
    />
  ),
};

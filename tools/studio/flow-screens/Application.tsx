import { ApplicationDependent } from '../../../src/app/application/ApplicationDependent';
import { ApplicationScreen } from '../../../src/flows/application/ApplicationScreen';
import { applicationListsLogic } from '../../../src/flows/applicationLists/wiring';
import type { FlowScreen } from '../scene';
import { noStore } from './stand-in-application';

export const flowScreen: FlowScreen = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ app, started }) => (
    <ApplicationScreen
      startLists={() => applicationListsLogic({ deps: app })}
      start={() => started}
      dependent={(application) => <ApplicationDependent application={application} store={noStore} />}
    />
  ),
};

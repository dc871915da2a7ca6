import { ApplicationDependent } from '../../../src/app/application/ApplicationDependent';
import { ApplicationScreen } from '../../../src/flows/application/ApplicationScreen';
import type { FlowScreen } from '../scene';
import { noStore, standInApplication } from './stand-in-application';

/** The lists are visible in the steps of the application. */
export const flowScreen: FlowScreen = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ app, started }) => (
    <ApplicationScreen
      startLists={() => started}
      start={(lists) => standInApplication({ app, navigate: () => {} }, lists)}
      dependent={(application) => <ApplicationDependent application={application} store={noStore} />}
    />
  ),
};

import { ApplicationDependent } from '../../src/app/application/ApplicationDependent';
import { ApplicationScreen } from '../../src/flows/application/ApplicationScreen';
import type { Drawn } from '../scene';
import { applicationPlayed, noStore } from './application-played';

/** The lists are seen in the steps of the form that they are of. */
export const drawn: Drawn = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ app, started }) => (
    <ApplicationScreen
      startLists={() => started}
      start={(lists) => applicationPlayed({ app, navigate: () => {} }, lists)}
      dependent={(application) => <ApplicationDependent application={application} store={noStore} />}
    />
  ),
};

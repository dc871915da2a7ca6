import { ApplicationDependentScreen } from '../../src/flows/applicationDependent/ApplicationDependentScreen';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ started }) => <ApplicationDependentScreen start={() => started} known={false} />,
};

import { ApplicationDependentScreen } from '../../../src/flows/applicationDependent/ApplicationDependentScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/formulario/solicitudAfiliacion',
  draw: ({ started }) => <ApplicationDependentScreen start={() => started} known={false} />,
};

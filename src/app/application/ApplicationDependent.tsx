import type { ActorRefFrom } from 'xstate';
import type { applicationMachine } from '../../../machines/application/application.machine';
import { ApplicationDependentScreen } from '../../flows/applicationDependent/ApplicationDependentScreen';
import { applicationDependentLogic } from '../../flows/applicationDependent/wiring';
import type { ApplicationStore } from '../../platform/application-store';

interface Props {
  application: ActorRefFrom<typeof applicationMachine>;
  store: ApplicationStore;
}

/** The dialog of a dependent; open while mounted. */
export const ApplicationDependent = ({ application, store }: Props) => (
  <ApplicationDependentScreen
    known={application.getSnapshot().context.editado !== null}
    start={() =>
      applicationDependentLogic({
        application,
        store,
        onEnd: (dependiente) =>
          application.send(dependiente === null ? { type: 'CERRAR' } : { type: 'DEPENDIENTE', dependiente }),
      })
    }
  />
);

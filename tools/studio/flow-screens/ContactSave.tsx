import type { contactSaveLogic } from '../../../src/flows/contactSave/wiring';
import { useSaveLabel } from '../../../src/parts/contact/use-save-label';
import { useFlow } from '../../../src/parts/use-flow';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen, Scene } from '../scene';

type Logic = ReturnType<typeof contactSaveLogic>;

/** A member sees this flow only by the label of a form's busy button. */
const ContactSave = ({ started }: Pick<Scene, 'started'>) => {
  const { actor, state } = useFlow<Logic>(() => started);
  const label = useSaveLabel(actor);
  return (
    <ProfilePage>{(state === 'guardando' || state === 'comprobando') && <p role="status">{label}</p>}</ProfilePage>
  );
};

export const flowScreen: FlowScreen = { at: '/onboarding', draw: ({ started }) => <ContactSave started={started} /> };

import type { contactEditMachine } from '../../../machines/contactEdit/contactEdit.machine';
import { ContactEdit } from '../../../src/flows/contactEdit/ContactEdit';
import { type Start, useFlow } from '../../../src/parts/use-flow';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

const Part = ({ start }: { start: () => Start<typeof contactEditMachine> }) => (
  <ProfilePage>
    <ContactEdit actor={useFlow(start).actor} />
  </ProfilePage>
);

export const flowScreen: FlowScreen = { at: '/profile', draw: ({ started }) => <Part start={() => started} /> };

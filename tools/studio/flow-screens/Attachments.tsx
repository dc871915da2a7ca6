import { AttachmentsScreen, LeavingQuestion } from '../../../src/flows/attachments/AttachmentsScreen';
import type { attachmentsLogic } from '../../../src/flows/attachments/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { noBox } from './stand-in-device';

const Attachments = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof attachmentsLogic>);
  return (
    <>
      <LeavingQuestion actor={actor} isSending={() => false} />
      <AttachmentsScreen actor={actor} box={noBox} />
    </>
  );
};

export const flowScreen: FlowScreen = { at: '/solicitudes', draw: ({ started }) => <Attachments started={started} /> };

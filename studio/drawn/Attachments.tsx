import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import type { attachmentsLogic } from '../../src/flows/attachments/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { noBox } from './no-device';

const Attachments = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof attachmentsLogic>);
  return <AttachmentsScreen actor={actor} box={noBox} />;
};

export const drawn: Drawn = { at: '/solicitudes', draw: ({ started }) => <Attachments started={started} /> };

import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { ReimbursementEditScreen } from '../../src/flows/reimbursementEdit/ReimbursementEditScreen';
import type { reimbursementEditLogic } from '../../src/flows/reimbursementEdit/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const ReimbursementEdit = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementEditLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <ReimbursementEditScreen actor={actor} documents={{ form }} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?editar=2481907',
  draw: ({ app, started }) => <ReimbursementEdit app={app} started={started} />,
};

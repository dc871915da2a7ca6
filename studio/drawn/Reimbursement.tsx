import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { ReimbursementScreen } from '../../src/flows/reimbursement/ReimbursementScreen';
import type { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const Reimbursement = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <ReimbursementScreen actor={actor} documents={{ form, list: null }} picker={() => null} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ app, started }) => <Reimbursement app={app} started={started} />,
};

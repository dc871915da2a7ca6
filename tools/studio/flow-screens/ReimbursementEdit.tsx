import { ReimbursementEditScreen } from '../../../src/flows/reimbursementEdit/ReimbursementEditScreen';
import type { reimbursementEditLogic } from '../../../src/flows/reimbursementEdit/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { standInDocuments } from './stand-in-documents';

const ReimbursementEdit = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementEditLogic>);
  return <ReimbursementEditScreen actor={actor} documents={standInDocuments(actor)} now={app.time.now()} />;
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?editar=2481907',
  draw: ({ app, started }) => <ReimbursementEdit app={app} started={started} />,
};

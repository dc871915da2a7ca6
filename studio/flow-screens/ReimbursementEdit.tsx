import { ReimbursementEditScreen } from '../../src/flows/reimbursementEdit/ReimbursementEditScreen';
import type { reimbursementEditLogic } from '../../src/flows/reimbursementEdit/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { standInDocuments } from './stand-in-documents';

const ReimbursementEdit = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementEditLogic>);
  return <ReimbursementEditScreen actor={actor} documents={standInDocuments(actor)} />;
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?editar=2481907',
  draw: ({ started }) => <ReimbursementEdit started={started} />,
};

import { ReimbursementScreen } from '../../../src/flows/reimbursement/ReimbursementScreen';
import type { reimbursementLogic } from '../../../src/flows/reimbursement/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { standInDocuments } from './stand-in-documents';

const Reimbursement = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementLogic>);
  return <ReimbursementScreen actor={actor} documents={standInDocuments(actor)} picker={() => null} />;
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ started }) => <Reimbursement started={started} />,
};

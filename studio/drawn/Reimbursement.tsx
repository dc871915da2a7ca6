import { ReimbursementScreen } from '../../src/flows/reimbursement/ReimbursementScreen';
import type { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { documentsPlayed } from './documents-played';

const Reimbursement = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementLogic>);
  return <ReimbursementScreen actor={actor} documents={documentsPlayed(actor)} picker={() => null} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ started }) => <Reimbursement started={started} />,
};

import { ReimbursementEditScreen } from '../../src/flows/reimbursementEdit/ReimbursementEditScreen';
import type { reimbursementEditLogic } from '../../src/flows/reimbursementEdit/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { documentsPlayed } from './documents-played';

const ReimbursementEdit = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof reimbursementEditLogic>);
  return <ReimbursementEditScreen actor={actor} documents={documentsPlayed(actor)} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?editar=2481907',
  draw: ({ started }) => <ReimbursementEdit started={started} />,
};

import { CaseReceiptScreen } from '../../src/flows/caseReceipt/CaseReceiptScreen';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ started }) => <CaseReceiptScreen start={() => started} />,
};

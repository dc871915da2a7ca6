import { CaseReceiptScreen } from '../../../src/flows/caseReceipt/CaseReceiptScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ app, started }) => <CaseReceiptScreen deps={app} start={() => started} />,
};

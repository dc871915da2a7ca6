import type { CaseReceipt as Receipt } from '../../../domain/rules/requests/case-receipt';
import { CaseReceiptScreen } from '../../flows/caseReceipt/CaseReceiptScreen';
import { caseReceiptLogic } from '../../flows/caseReceipt/wiring';
import type { App } from '../start/app';

interface Props {
  app: App;
  recibo: Receipt;
  onClose(): void;
}

/** The receipt of the case created before the page reloaded. */
export const CaseReceipt = ({ app, recibo, onClose }: Props) => (
  <CaseReceiptScreen start={() => caseReceiptLogic({ deps: app, recibo, leave: onClose })} />
);

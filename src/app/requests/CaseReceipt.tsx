import type { CaseReceipt as Receipt } from '../../../domain/rules/requests/case-receipt';
import { CaseReceiptScreen } from '../../flows/caseReceipt/CaseReceiptScreen';
import { caseReceiptLogic } from '../../flows/caseReceipt/wiring';
import type { App } from '../start/app';

interface Props {
  app: App;
  recibo: Receipt;
  resumido: boolean;
  onClose(): void;
}

/** The receipt of the last case, or a notice of it. */
export const CaseReceipt = ({ app, recibo, resumido, onClose }: Props) => (
  <CaseReceiptScreen deps={app} start={() => caseReceiptLogic({ deps: app, recibo, resumido, leave: onClose })} />
);

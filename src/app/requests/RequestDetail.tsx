import { RequestDetailScreen } from '../../flows/requestDetail/RequestDetailScreen';
import { requestDetailLogic } from '../../flows/requestDetail/wiring';

type Parts = Parameters<typeof requestDetailLogic>[0];

/** The dialog of one case: stands over the page while it is drawn. */
export const RequestDetail = ({ onClose, ...parts }: Parts & { onClose: () => void }) => (
  <RequestDetailScreen start={() => requestDetailLogic(parts)} onClose={onClose} />
);

import { RequestDetailScreen } from '../../flows/requestDetail/RequestDetailScreen';
import { requestDetailLogic } from '../../flows/requestDetail/wiring';
import { useMinute } from '../start/use-minute';

type Parts = Parameters<typeof requestDetailLogic>[0];

/** The dialog of one case; open while mounted. */
export const RequestDetail = ({ onClose, ...parts }: Parts & { onClose: () => void }) => (
  <RequestDetailScreen start={() => requestDetailLogic(parts)} now={useMinute(parts.deps)} onClose={onClose} />
);

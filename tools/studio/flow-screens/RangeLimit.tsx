import { RangeLimitScreen } from '../../../src/flows/rangeLimit/RangeLimitScreen';
import type { rangeLimitLogic } from '../../../src/flows/rangeLimit/wiring';
import { requestsTexts } from '../../../src/flows/requests/texts';
import { RequestPage } from '../../../src/parts/requests/RequestPage';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';

type Logic = ReturnType<typeof rangeLimitLogic>;

const RangeLimit = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow<Logic>(() => started);
  return (
    <RequestPage title={requestsTexts.titulo}>
      <RangeLimitScreen limit={actor} />
    </RequestPage>
  );
};

export const flowScreen: FlowScreen = { at: '/solicitudes', draw: ({ started }) => <RangeLimit started={started} /> };

import { AffiliationScreen } from '../../../src/flows/affiliation/AffiliationScreen';
import type { affiliationLogic } from '../../../src/flows/affiliation/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { standInDocuments } from './stand-in-documents';

const Affiliation = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof affiliationLogic>);
  return <AffiliationScreen actor={actor} documents={standInDocuments(actor)} />;
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=titular',
  draw: ({ started }) => <Affiliation started={started} />,
};

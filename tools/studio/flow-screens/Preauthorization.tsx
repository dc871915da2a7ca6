import { PreauthorizationScreen } from '../../../src/flows/preauthorization/PreauthorizationScreen';
import type { preauthorizationLogic } from '../../../src/flows/preauthorization/wiring';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';
import { standInDocuments } from './stand-in-documents';

const Preauthorization = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof preauthorizationLogic>);
  return <PreauthorizationScreen actor={actor} documents={standInDocuments(actor)} picker={() => null} />;
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=preautorizacion',
  draw: ({ started }) => <Preauthorization started={started} />,
};

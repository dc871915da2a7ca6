import { PreauthorizationScreen } from '../../src/flows/preauthorization/PreauthorizationScreen';
import type { preauthorizationLogic } from '../../src/flows/preauthorization/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { documentsPlayed } from './documents-played';

const Preauthorization = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof preauthorizationLogic>);
  return <PreauthorizationScreen actor={actor} documents={documentsPlayed(actor)} picker={() => null} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=preautorizacion',
  draw: ({ started }) => <Preauthorization started={started} />,
};

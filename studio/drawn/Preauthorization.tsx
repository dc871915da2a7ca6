import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { PreauthorizationScreen } from '../../src/flows/preauthorization/PreauthorizationScreen';
import type { preauthorizationLogic } from '../../src/flows/preauthorization/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const Preauthorization = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof preauthorizationLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <PreauthorizationScreen actor={actor} documents={{ form, list: null }} picker={() => null} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=preautorizacion',
  draw: ({ app, started }) => <Preauthorization app={app} started={started} />,
};

import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { DependentAffiliationScreen } from '../../src/flows/dependentAffiliation/DependentAffiliationScreen';
import type { dependentAffiliationLogic } from '../../src/flows/dependentAffiliation/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const DependentAffiliation = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof dependentAffiliationLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <DependentAffiliationScreen actor={actor} documents={{ form, list: null }} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=dependiente',
  draw: ({ app, started }) => <DependentAffiliation app={app} started={started} />,
};

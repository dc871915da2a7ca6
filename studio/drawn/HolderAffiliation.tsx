import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { HolderAffiliationScreen } from '../../src/flows/holderAffiliation/HolderAffiliationScreen';
import type { holderAffiliationLogic } from '../../src/flows/holderAffiliation/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const HolderAffiliation = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof holderAffiliationLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <HolderAffiliationScreen actor={actor} documents={{ form, list: null }} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=titular',
  draw: ({ app, started }) => <HolderAffiliation app={app} started={started} />,
};

import { AffiliationScreen } from '../../src/flows/affiliation/AffiliationScreen';
import type { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { AttachmentsScreen } from '../../src/flows/attachments/AttachmentsScreen';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { attachedPlayed } from './attached-played';

const Affiliation = ({ app, started }: Pick<Scene, 'app' | 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof affiliationLogic>);
  const form = <AttachmentsScreen {...attachedPlayed(app)} />;
  return <AffiliationScreen actor={actor} documents={{ form, list: null }} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=titular',
  draw: ({ app, started }) => <Affiliation app={app} started={started} />,
};

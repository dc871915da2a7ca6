import { AffiliationScreen } from '../../src/flows/affiliation/AffiliationScreen';
import type { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { useFlow } from '../../src/parts/use-flow';
import type { Drawn, Scene } from '../scene';
import { documentsPlayed } from './documents-played';

const Affiliation = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started as ReturnType<typeof affiliationLogic>);
  return <AffiliationScreen actor={actor} documents={documentsPlayed(actor)} />;
};

export const drawn: Drawn = {
  at: '/solicitudes?nueva=titular',
  draw: ({ started }) => <Affiliation started={started} />,
};

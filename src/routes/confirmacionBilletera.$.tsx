import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { UnderConstruction } from '../parts/UnderConstruction';

export const Route = createFileRoute('/confirmacionBilletera/$')({
  beforeLoad: guard,
  component: () => <UnderConstruction page="confirmacionBilletera" />,
});

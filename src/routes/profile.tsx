import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../flows/guard';
import { UnderConstruction } from '../screens/construction/UnderConstruction';

export const Route = createFileRoute('/profile')({
  beforeLoad: guard,
  component: () => <UnderConstruction page="profile" />,
});

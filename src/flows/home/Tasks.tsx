import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { offersPage } from '../../../domain/rules/access/menu';
import { routes } from '../../../domain/rules/access/routes';
import { TaskGrid, TaskTile } from '../../ui/actions/TaskTile';
import { Section } from '../../ui/blocks/Section';
import { CardIcon } from '../../ui/icons/CardIcon';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { HospitalIcon } from '../../ui/icons/HospitalIcon';
import { PaymentIcon } from '../../ui/icons/PaymentIcon';
import { ShieldIcon } from '../../ui/icons/ShieldIcon';
import type { Deps } from '../../wiring/deps';
import { homeTexts } from './texts';

const TaskLink = createLink(TaskTile);

const pay = { title: homeTexts.pagar, to: routes.payment.path, search: {}, icon: <PaymentIcon /> };
const claim = {
  title: homeTexts.reembolso,
  to: routes.requests.path,
  search: { nueva: 'reembolso' },
  icon: <DocumentIcon />,
} as const;
const authorize = {
  title: homeTexts.preautorizacion,
  to: routes.requests.path,
  search: { nueva: 'preautorizacion' },
  icon: <ShieldIcon />,
} as const;
const requests = { title: homeTexts.solicitudes, to: routes.requests.path, search: {}, icon: <DocumentIcon /> };
const provider = { title: homeTexts.prestador, to: routes.providers.path, search: {}, icon: <HospitalIcon /> };
const card = { title: homeTexts.carnet, to: routes.card.path, search: {}, icon: <CardIcon /> };

const tasks = [pay, claim, authorize, provider, card];
/** An expense from before the end may still be claimed, among the requests. */
const tasksWithoutService = [pay, requests, provider, card];

interface Props extends Pick<Deps, 'menu'> {
  hasService: boolean;
  /** What is due. It comes late, so it stands below the tasks: they must not move under a finger. */
  children: ReactNode;
}

/** The usual tasks, of those that the menu offers. */
export const Tasks = ({ menu, hasService, children }: Props) => {
  const items = useSelector(menu, ({ context }) => context.lista);
  const offered = (hasService ? tasks : tasksWithoutService).filter(({ to }) => offersPage(items, to));
  if (offered.length === 0) return null;
  return (
    <Section title={homeTexts.paraUsted}>
      <TaskGrid>
        {offered.map(({ title, to, search, icon }) => (
          <li key={title}>
            <TaskLink to={to} search={search} icon={icon} title={title} />
          </li>
        ))}
      </TaskGrid>
      {children}
    </Section>
  );
};

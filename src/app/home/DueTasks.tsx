import { useSelector } from '@xstate/react';
import { offersPage } from '../../../domain/rules/access/menu';
import { routes } from '../../../domain/rules/access/routes';
import { DueTasksScreen } from '../../flows/dueTasks/DueTasksScreen';
import { dueTasksLogic } from '../../flows/dueTasks/wiring';
import type { App } from '../start/app';
import { useMinute } from '../start/use-minute';

/** What is due on the pages that the menu offers; begins anew when the menu offers others. */
export const DueTasks = ({ app }: { app: App }) => {
  const payments = useSelector(app.menu, ({ context }) => offersPage(context.lista, routes.payment.path));
  const requests = useSelector(app.menu, ({ context }) => offersPage(context.lista, routes.requests.path));
  return (
    <DueTasksScreen
      key={`${payments} ${requests}`}
      now={useMinute(app)}
      start={() => dueTasksLogic({ deps: app, offers: { payments, requests } })}
    />
  );
};

import { useSelector } from '@xstate/react';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import type { Props } from './centre-props';
import { LoadedNotifications } from './LoadedNotifications';
import { notificationTexts as words } from './texts';

type View = (props: Props) => React.ReactNode;

const Nothing: View = () => null;
const Loading: View = () => <Skeleton shape="row" count={3} label={words.cargando} />;
const Empty: View = () => <EmptyBlock look="line" title={words.ninguna} />;
const Failed: View = ({ notifications }) => (
  <ErrorBlock
    look="line"
    title={words.fallidas}
    retry={{ label: shellTexts.reintentar, act: () => notifications.send({ type: 'REINTENTAR' }) }}
  />
);

const views = {
  apagada: Nothing,
  esperandoPlan: Loading,
  cargando: Loading,
  fallida: Failed,
  'vacia.fresca': Empty,
  'vacia.vieja': Empty,
  'lista.fresca': LoadedNotifications,
  'lista.vieja': LoadedNotifications,
  'lista.actualizando': LoadedNotifications,
  'lista.cargandoMas': LoadedNotifications,
  'lista.faltanMas': LoadedNotifications,
} satisfies Record<StateOf<typeof notificationsMachine>, View>;

/** The panel under the bell. */
export const NotificationCentre = ({ notifications }: Props) => {
  const state = useSelector(notifications, (snapshot) => statePath<StateOf<typeof notificationsMachine>>(snapshot));
  const Current = views[state];
  return <Current notifications={notifications} />;
};

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { shownCount, unreadCount } from '../../../domain/rules/notices/notifications';
import { accountTexts } from '../../texts/account';
import { shellTexts } from '../../texts/shell';
import { IconButton } from '../../ui/actions/IconButton';
import { CountBadge } from '../../ui/blocks/CountBadge';
import { BellIcon } from '../../ui/icons/BellIcon';
import { LazyPopover } from '../../ui/overlays/LazyPopover';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps, Member } from '../../wiring/deps';
import { NotificationCentre } from '../notifications/NotificationCentre';

interface Props {
  notifications: Member['notifications'];
  shell: ShellRef;
}

/** The bell in the bar, and the notifications under it. */
const Opened = ({ notifications, shell }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const open = useSelector(shell, (snapshot) => snapshot.matches('notificacionesAbiertas'));
  const unread = useSelector(notifications, ({ context }) => unreadCount(context.items, context.leidas));
  return (
    <>
      <IconButton
        ref={button}
        label={accountTexts.notificaciones(unread, shownCount(unread))}
        icon={
          <CountBadge count={shownCount(unread)}>
            <BellIcon />
          </CountBadge>
        }
        expanded={open}
        onPress={() => shell.send({ type: open ? 'CERRAR' : 'ABRIR_NOTIFICACIONES' })}
      />
      {open && (
        <LazyPopover
          title={accountTexts.notificaciones(0)}
          anchor={button}
          closeLabel={shellTexts.cerrar}
          onClose={() => shell.send({ type: 'CERRAR' })}
        >
          <NotificationCentre notifications={notifications} />
        </LazyPopover>
      )}
    </>
  );
};

export const Bell = ({ deps, shell }: { deps: Pick<Deps, 'member' | 'flags'>; shell: ShellRef }) => {
  const member = useSelector(deps.member, (current) => current);
  const on = useSelector(deps.flags, ({ context }) => context.lista.verNotificaciones);
  return on && member !== null ? <Opened notifications={member.notifications} shell={shell} /> : null;
};

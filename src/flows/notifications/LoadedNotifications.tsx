import { useSelector } from '@xstate/react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { noticeTarget } from '../../../domain/rules/notices/notice-target';
import { cutText, type Notification } from '../../../domain/rules/notices/notifications';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { NotificationItem, NotificationList } from '../../ui/blocks/NotificationItem';
import type { Props } from './centre-props';
import { TargetLink } from './TargetLink';
import { notificationTexts as words } from './texts';

const short = (text: string): string => {
  const cut = cutText(text);
  return cut === null ? text : words.cortado(cut);
};

const Notice = ({ notifications, notice }: Props & { notice: Notification }) => {
  const { codigo, origen, description, fecha, detalle } = notice;
  const expanded = useSelector(notifications, ({ context }) => context.abierta === codigo);
  const whole = useSelector(notifications, ({ context }) => context.completas.includes(codigo));
  const read = useSelector(notifications, ({ context }) => context.leidas.includes(codigo));
  const links = useSelector(notifications, ({ context }) => context.enlaces);
  const target = noticeTarget(notice, links);
  const date = screenDate(fecha) || fecha;
  const shown = whole ? (text: string) => text : short;
  return (
    <NotificationItem
      origin={shown(origen)}
      of={words.de(short(origen), short(date), codigo)}
      text={shown(description)}
      date={shown(date)}
      unreadLabel={read ? null : words.sinLeer}
      more={
        [origen, description, date].every((text) => cutText(text) === null)
          ? null
          : {
              label: whole ? words.mostrarMenos : words.mostrarMas,
              act: () => notifications.send({ type: 'ALTERNAR_TEXTO', codigo }),
            }
      }
      toggle={{
        label: expanded ? words.ocultarDetalle : words.verDetalle,
        expanded,
        act: () => notifications.send({ type: 'EXPANDIR', codigo }),
      }}
      facts={[
        { label: words.codigo, value: codigo },
        { label: words.detalle, value: detalle },
      ].filter(({ value }) => value !== '')}
      link={
        target !== null && (
          <TargetLink target={target} onOpen={() => expanded || notifications.send({ type: 'EXPANDIR', codigo })} />
        )
      }
    />
  );
};

const More = ({ notifications }: Props) => {
  const loading = useSelector(notifications, (snapshot) => snapshot.hasTag('cargando'));
  const failed = useSelector(notifications, (snapshot) => snapshot.hasTag('error'));
  const more = useSelector(notifications, ({ context }) => context.hayMas);
  const ask = () => notifications.send({ type: 'VER_MAS' });
  if (failed)
    return <ErrorBlock look="line" title={words.faltanMas} retry={{ label: shellTexts.reintentar, act: ask }} />;
  if (!more) return null;
  return (
    <Button kind="ghost" width="full" busy={loading} busyLabel={shellTexts.cargando} onPress={ask}>
      {words.verMas}
    </Button>
  );
};

/** The list of notifications; stays while more are loading. */
export const LoadedNotifications = ({ notifications }: Props) => {
  const items = useSelector(notifications, ({ context }) => context.items);
  return (
    <>
      <NotificationList label={words.lista}>
        {items.map((notice) => (
          <Notice key={notice.codigo} notifications={notifications} notice={notice} />
        ))}
      </NotificationList>
      <More notifications={notifications} />
    </>
  );
};

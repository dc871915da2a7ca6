import { useSelector } from '@xstate/react';
import { hostOf } from '../../../domain/rules/access/safe-url';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { ExternalLink } from '../../ui/actions/TextLink';
import { Alert } from '../../ui/blocks/Alert';
import { LockedBlock } from '../../ui/blocks/LockedBlock';
import { MailIcon } from '../../ui/icons/MailIcon';
import { Row } from '../../ui/layout/Stack';
import type { BalanceView, SecureDeviceRef } from './device-ref';
import { PasskeyWay } from './PasskeyWay';
import { secureDeviceTexts as words } from './texts';

/** Names where to type the code: the window, this tab if the window is blocked, or another tab. */
const place = (direccion: string, sinVentana: boolean) => {
  if (direccion === '') return { title: words.enOtraParte, detail: words.enOtraParteDetalle, link: null };
  if (sinVentana)
    return {
      title: words.sinVentana,
      detail: words.sinVentanaDetalle,
      link: <TextAnchor href={direccion}>{words.aqui}</TextAnchor>,
    };
  return {
    title: words.enVentana,
    detail: words.enVentanaDetalle,
    link: (
      <ExternalLink href={direccion} newTabLabel={shellTexts.otraPestana(hostOf(direccion))}>
        {words.abrirOtraVez}
      </ExternalLink>
    ),
  };
};

const Found = ({ device }: { device: SecureDeviceRef }) => {
  const notYet = useSelector(device, (snapshot) => snapshot.hasTag('aviso'));
  const failed = useSelector(device, (snapshot) => snapshot.hasTag('error'));
  return (
    <div role="status">
      {notYet && (
        <Alert tone="advertencia" lasting>
          {words.todaviaNo}
        </Alert>
      )}
      {failed && (
        <Alert tone="error" lasting>
          {words.sinRespuesta}
        </Alert>
      )}
    </div>
  );
};

export const Waiting: BalanceView = ({ device }) => {
  const direccion = useSelector(device, ({ context }) => context.direccion);
  const sinVentana = useSelector(device, ({ context }) => context.sinVentana);
  const busy = useSelector(device, (snapshot) => snapshot.hasTag('cargando'));
  const { title, detail, link } = place(direccion, sinVentana);
  return (
    <LockedBlock icon={<MailIcon />} title={title} detail={detail} occasion={direccion === '' ? null : direccion}>
      {link}
      <Found device={device} />
      <Row>
        <Button
          size="small"
          busy={busy}
          busyLabel={words.comprobando}
          onPress={() => device.send({ type: 'COMPROBAR' })}
        >
          {words.yaIngrese}
        </Button>
        <PasskeyWay device={device} />
        <Button kind="ghost" size="small" onPress={() => device.send({ type: 'AGREGAR' })}>
          {words.otroCodigo}
        </Button>
      </Row>
    </LockedBlock>
  );
};

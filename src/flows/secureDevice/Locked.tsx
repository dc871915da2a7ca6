import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { LockedBlock } from '../../ui/blocks/LockedBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { MailIcon } from '../../ui/icons/MailIcon';
import { Row } from '../../ui/layout/Stack';
import type { BalanceView } from './device-ref';
import { PasskeyWay } from './PasskeyWay';
import { secureDeviceTexts as words } from './texts';

export const Loading: BalanceView = () => <Skeleton shape="block" label={words.cargando} />;

export const Unknown: BalanceView = ({ device }) => (
  <ErrorBlock
    title={words.sinSaber}
    detail={words.sinSaberDetalle}
    retry={{ label: shellTexts.reintentar, act: () => device.send({ type: 'REINTENTAR' }) }}
  />
);

export const Foreign: BalanceView = () => (
  <LockedBlock title={words.ajena} detail={words.ajenaDetalle} occasion={null} />
);

export const NoEmail: BalanceView = ({ device, showContact }) => (
  <LockedBlock icon={<MailIcon />} title={words.sinCorreo} detail={words.sinCorreoDetalle} occasion={null}>
    <Row>
      {showContact !== null && (
        <Button size="small" onPress={showContact}>
          {words.escribirlo}
        </Button>
      )}
      <Button kind="tonal" size="small" onPress={() => device.send({ type: 'REINTENTAR' })}>
        {words.yaLoEscribi}
      </Button>
      <PasskeyWay device={device} />
    </Row>
  </LockedBlock>
);

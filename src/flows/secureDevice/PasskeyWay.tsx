import { useSelector } from '@xstate/react';
import { Button } from '../../ui/actions/Button';
import type { SecureDeviceRef } from './device-ref';
import { secureDeviceTexts as words } from './texts';

/** Beside the mailed code, for members who have a passkey. */
export const PasskeyWay = ({ device }: { device: SecureDeviceRef }) => {
  const hasPasskeys = useSelector(device, ({ context }) => context.llaves);
  if (!hasPasskeys) return null;
  return (
    <Button kind="outline" size="small" onPress={() => device.send({ type: 'USAR_LLAVE' })}>
      {words.usarLlave}
    </Button>
  );
};

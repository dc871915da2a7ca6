import { brokenPage, pageOffline } from '../texts/problem';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { Alert } from '../ui/blocks/Alert';
import { useOffline } from '../ui/hooks/use-offline';
import { Narrow } from '../ui/layout/Narrow';
import { Stack } from '../ui/layout/Stack';

interface Props {
  online: () => boolean;
  onOnline: (turned: (online: boolean) => void) => () => void;
  /** Some browsers never request a failed chunk again. */
  reload: () => void;
}

/** In place of a page that failed. One that could not be fetched without a network opens when the network is back. */
export const Crash = ({ online, onOnline, reload }: Props) => {
  const offline = useOffline(online, onOnline, reload);
  const { titulo, detalle } = offline ? pageOffline : brokenPage;
  return (
    <Narrow>
      <Stack>
        <Alert tone={offline ? 'advertencia' : 'error'} title={titulo}>
          <p>{detalle}</p>
        </Alert>
        <Button onPress={reload}>{shellTexts.reintentar}</Button>
      </Stack>
    </Narrow>
  );
};

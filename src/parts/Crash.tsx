import { brokenPage, pageOffline } from '../texts/problem';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { Alert } from '../ui/blocks/Alert';
import { Narrow } from '../ui/layout/Narrow';
import { Stack } from '../ui/layout/Stack';

interface Props {
  offline: boolean;
  /** Some browsers never request a failed chunk again. */
  reload: () => void;
}

/** In place of a page that failed, or that could not be fetched without a network. */
export const Crash = ({ offline, reload }: Props) => {
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

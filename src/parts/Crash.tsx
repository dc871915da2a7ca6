import { brokenPage } from '../texts/problem';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { Alert } from '../ui/blocks/Alert';
import { Narrow } from '../ui/layout/Narrow';
import { Stack } from '../ui/layout/Stack';

/** Offers a reload, because some browsers never request a failed chunk again. */
export const Crash = ({ reload }: { reload: () => void }) => (
  <Narrow>
    <Stack>
      <Alert tone="error" title={brokenPage.titulo}>
        <p>{brokenPage.detalle}</p>
      </Alert>
      <Button onPress={reload}>{shellTexts.reintentar}</Button>
    </Stack>
  </Narrow>
);

import { bugNotice } from '../../texts/problem';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Narrow } from '../../ui/Narrow';

/** A page whose program did not come is never asked for again by the browser: only a new start helps. */
export const Crash = ({ reload }: { reload: () => void }) => (
  <Narrow>
    <Stack>
      <Alert tone="error" title={bugNotice.titulo}>
        <p>{bugNotice.detalle}</p>
      </Alert>
      <Button onPress={reload}>{shellTexts.reintentar}</Button>
    </Stack>
  </Narrow>
);

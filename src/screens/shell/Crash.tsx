import { bugNotice } from '../../texts/problem';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Narrow } from '../../ui/Narrow';

export const Crash = ({ reset }: { reset: () => void }) => (
  <Narrow>
    <Stack>
      <Alert tone="error" title={bugNotice.titulo}>
        <p>{bugNotice.detalle}</p>
      </Alert>
      <Button onPress={reset}>{shellTexts.reintentar}</Button>
    </Stack>
  </Narrow>
);

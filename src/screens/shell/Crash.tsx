import { brokenPage } from '../../texts/problem';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Narrow } from '../../ui/Narrow';

/** Some browsers never ask again for a part of the program that did not come: a new start helps in all of them. */
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

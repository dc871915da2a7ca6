import { Suspense, useState } from 'react';
import { Card } from '../../blocks/Card';
import { ErrorBlock } from '../../blocks/ErrorBlock';
import { lazyPart } from '../../blocks/lazy-part';
import { Skeleton } from '../../blocks/Skeleton';
import { TextField } from '../../fields/TextField';
import { Stack } from '../../layout/Stack';
import type { GalleryEntry } from '../gallery-entry';

const Done = ({ words }: { words: string }) => <p>{words}</p>;

/** As of a line that fails until it is asked `tries` times. */
const comingAt = (tries: number) => {
  let asked = 0;
  return lazyPart<{ words: string }>(
    async () => {
      asked += 1;
      await Promise.resolve();
      if (asked < tries) throw new TypeError('no network');
      return Done;
    },
    ({ again, coming }) => (
      <ErrorBlock
        title="Esta parte de la página no llegó."
        detail="Revise su conexión a internet e inténtelo otra vez."
        retry={{ label: 'Reintentar', act: again, busy: coming }}
      />
    ),
  );
};

const AtOnce = comingAt(1);
const Later = comingAt(3);
const Never = comingAt(Number.POSITIVE_INFINITY);
Later.preload();

const Sample = ({ Part }: { Part: typeof Later }) => {
  const [text, setText] = useState('');
  return (
    <Card>
      <Stack>
        <TextField label="Motivo" value={text} onInput={setText} />
        <Suspense fallback={<Skeleton count={2} label="Cargando…" />}>
          <Part words="Ya está aquí." />
        </Suspense>
      </Stack>
    </Card>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'LazyPart',
    states: {
      normal: () => <Sample Part={AtOnce} />,
      'no llega': () => <Sample Part={Later} />,
      error: () => <Sample Part={Never} />,
    },
  },
];

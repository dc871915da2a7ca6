import { useState } from 'react';
import { Card } from '../../../src/ui/blocks/Card';
import { ErrorBlock } from '../../../src/ui/blocks/ErrorBlock';
import { lazyComponent } from '../../../src/ui/blocks/lazy-component';
import { Skeleton } from '../../../src/ui/blocks/Skeleton';
import { TextField } from '../../../src/ui/fields/TextField';
import { Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';

const Done = ({ words }: { words: string }) => <p>{words}</p>;

/** A chunk that loads at the given attempt. */
const loadedAt = (tries: number) => {
  let asked = 0;
  return lazyComponent<{ words: string }>(
    async () => {
      asked += 1;
      await Promise.resolve();
      if (asked < tries) throw new TypeError('no network');
      return Done;
    },
    {
      waiting: () => <Skeleton count={2} label="Cargando…" />,
      Failed: ({ retry, retrying }) => (
        <ErrorBlock
          title="Esta parte de la página no llegó."
          detail="Revise su conexión a internet e inténtelo otra vez."
          retry={{ label: 'Reintentar', act: retry, busy: retrying }}
        />
      ),
    },
  );
};

const AtOnce = loadedAt(1);
const Later = loadedAt(3);
const Never = loadedAt(Number.POSITIVE_INFINITY);
Later.preload();

const Sample = ({ Part }: { Part: typeof Later }) => {
  const [text, setText] = useState('');
  return (
    <Card>
      <Stack>
        <TextField label="Motivo" value={text} onInput={setText} />
        <Part words="Ya está aquí." />
      </Stack>
    </Card>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'LazyComponent',
    states: {
      normal: () => <Sample Part={AtOnce} />,
      'no llega': () => <Sample Part={Later} />,
      error: () => <Sample Part={Never} />,
    },
  },
];

import { shellTexts } from '../texts/shell';
import { Card } from '../ui/blocks/Card';
import { CardHead } from '../ui/blocks/CardHead';
import { ErrorBlock } from '../ui/blocks/ErrorBlock';
import { Skeleton } from '../ui/blocks/Skeleton';
import { Stack } from '../ui/layout/Stack';
import { useFetches } from './use-fetches';

interface Props {
  actor: Parameters<typeof useFetches<'leer'>>[0];
  title: string;
  reading: string;
  failure: string;
  /** How many rows the list will probably have. */
  rows: number;
}

/** A card of a list while its child `leer` fetches it, or after that has failed. */
export const ReadingCard = ({ actor, title, reading, failure, rows }: Props) => {
  const { failed, retry } = useFetches(actor, 'leer');
  return (
    <Card>
      {failed ? (
        <ErrorBlock title={failure} retry={{ label: shellTexts.reintentar, act: retry }} />
      ) : (
        <Stack>
          <CardHead title={title} />
          <p role="status">{reading}</p>
          <Skeleton shape="row" count={rows} label={shellTexts.cargando} />
        </Stack>
      )}
    </Card>
  );
};

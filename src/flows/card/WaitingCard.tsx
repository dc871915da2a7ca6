import { Skeleton } from '../../ui/blocks/Skeleton';
import { Columns } from '../../ui/layout/Columns';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './CardScreen';
import { cardTexts as words } from './texts';

export const WaitingCard = ({ carried }: ViewProps) => (
  <CardFrame carried={carried}>
    <Columns>
      <Skeleton shape="slide" label={words.cargando} />
    </Columns>
  </CardFrame>
);

import { Skeleton } from '../../ui/blocks/Skeleton';
import { Columns } from '../../ui/layout/Columns';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './card-ref';
import { cardTexts as words } from './texts';

export const WaitingCard = ({ hadFocus }: ViewProps) => (
  <CardFrame hadFocus={hadFocus}>
    <Columns>
      <Skeleton shape="slide" label={words.cargando} />
    </Columns>
  </CardFrame>
);

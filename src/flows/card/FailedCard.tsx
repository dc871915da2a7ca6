import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './card-ref';

export const FailedCard = ({ card, hadFocus }: ViewProps) => {
  const problema = useSelector(card, ({ context }) => context.problema);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'servicios');
  return (
    <CardFrame hadFocus={hadFocus}>
      <ErrorBlock
        title={titulo}
        detail={detalle}
        retry={{ label: shellTexts.reintentar, act: () => card.send({ type: 'REINTENTAR' }) }}
      />
    </CardFrame>
  );
};

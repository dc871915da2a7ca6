import { useSelector } from '@xstate/react';
import { nameParts } from '../../../domain/rules/person/person';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { CardIcon } from '../../ui/icons/CardIcon';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './card-ref';
import { cardTexts as words } from './texts';

export const NoCard = ({ card, hadFocus }: ViewProps) => {
  const persona = useSelector(card, ({ context }) => context.persona);
  return (
    <CardFrame hadFocus={hadFocus}>
      <EmptyBlock
        icon={<CardIcon />}
        title={persona.lugar === null ? words.sinCarnet : words.sinCarnetDe(nameParts(persona).join(' '))}
        detail={words.sinCarnetDetalle}
        action={
          <Button kind="tonal" size="small" onPress={() => card.send({ type: 'REINTENTAR' })}>
            {shellTexts.reintentar}
          </Button>
        }
      />
    </CardFrame>
  );
};

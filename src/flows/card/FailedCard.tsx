import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { failureNotice } from '../../texts/failure';
import { savedCardTexts } from '../../texts/saved-card';
import { shellTexts } from '../../texts/shell';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './CardScreen';

export const FailedCard = ({ card, carried }: ViewProps) => {
  const problema = useSelector(card, ({ context }) => context.problema);
  const kept = useSelector(card, ({ context }) => context.guardados.length > 0);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'servicios');
  return (
    <CardFrame carried={carried}>
      <ErrorBlock
        title={titulo}
        detail={detalle}
        retry={{ label: shellTexts.reintentar, act: () => card.send({ type: 'REINTENTAR' }) }}
      />
      {kept && (
        // A full page load: without a network the service worker answers with the stored card.
        <p>
          <ButtonAnchor href={routes.card.path}>{savedCardTexts.ver}</ButtonAnchor>
        </p>
      )}
    </CardFrame>
  );
};

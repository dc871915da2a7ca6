import { useSelector } from '@xstate/react';
import { verificationAddress } from '../../../domain/rules/card/verification-address';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { visibleCopies } from '../../../machines/card/card-holders';
import { savedCardTexts } from '../../texts/saved-card';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { Stack } from '../../ui/layout/Stack';
import { CardFace } from './CardFace';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './CardScreen';
import { cardFacts } from './card-facts';
import { PlanFacts } from './PlanFacts';
import { cardTexts as words } from './texts';

/** The cards saved on this device, while there is no newer one. */
export const KeptCards = ({ card, hadFocus }: ViewProps) => {
  const context = useSelector(card, (snapshot) => snapshot.context);
  const waiting = useSelector(card, (snapshot) => snapshot.matches('consultando'));
  return (
    <CardFrame hadFocus={hadFocus}>
      <Alert
        tone="advertencia"
        title={savedCardTexts.titulo}
        action={
          <RetryButton
            kind="tonal"
            label={shellTexts.reintentar}
            busy={waiting}
            busyLabel={words.buscando}
            onPress={() => card.send({ type: 'REINTENTAR' })}
          />
        }
      >
        {waiting ? words.copiaEsperando : `${words.copiaDetalle} ${words.copiaVuelve}`}
      </Alert>
      {visibleCopies(context).map((kept) => (
        <Stack key={kept.codigoAfiliado} space={6}>
          <CardFace
            facts={kept}
            name={[kept.nombre]}
            code={verificationAddress(context.verificacion, kept.codigoAfiliado)}
            detail={words.actualizado(screenMoment(kept.guardado))}
          />
          <Card>
            <PlanFacts {...cardFacts(kept)} />
          </Card>
        </Stack>
      ))}
    </CardFrame>
  );
};

import { useSelector } from '@xstate/react';
import { endedServiceOfSaved } from '../../../domain/rules/card/saved-card';
import { verificationAddress } from '../../../domain/rules/card/verification-address';
import { screenDate, screenMoment } from '../../../domain/rules/dates/dates';
import { visibleCopies } from '../../../machines/card/card-holders';
import { EndedPlan } from '../../parts/EndedPlan';
import { planServiceTexts } from '../../texts/plan-service';
import { savedCardTexts } from '../../texts/saved-card';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { Stack } from '../../ui/layout/Stack';
import { CardFace } from './CardFace';
import { CardFrame } from './CardFrame';
import { cardFacts } from './card-facts';
import type { ViewProps } from './card-ref';
import { PlanFacts } from './PlanFacts';
import { cardTexts as words } from './texts';

/** The cards saved on this device, while there is no newer one. */
export const KeptCards = ({ card, hadFocus }: ViewProps) => {
  const context = useSelector(card, (snapshot) => snapshot.context);
  const waiting = useSelector(card, (snapshot) => snapshot.matches('consultando'));
  const copies = visibleCopies(context).map((kept) => ({ kept, ended: endedServiceOfSaved(kept, context.hoy) }));
  const isUsable = copies.some(({ ended }) => ended === null);
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
        {waiting
          ? isUsable
            ? words.copiaEsperando
            : words.copiaSinServicio
          : `${words.copiaDetalle} ${words.copiaVuelve}`}
      </Alert>
      {copies.map(({ kept, ended }) => (
        <Stack key={kept.codigoAfiliado} space={6}>
          {ended !== null && (
            <EndedPlan title={planServiceTexts.sinServicioDe(kept.nombre, screenDate(ended.ultimoDia))} />
          )}
          <CardFace
            ended={ended}
            today={context.hoy}
            facts={kept}
            name={[kept.nombre]}
            code={verificationAddress(context.verificacion, kept.codigoAfiliado)}
            detail={words.actualizado(screenMoment(kept.guardado))}
          />
          <Card>
            <PlanFacts {...cardFacts(kept, context.hoy)} />
          </Card>
        </Stack>
      ))}
    </CardFrame>
  );
};

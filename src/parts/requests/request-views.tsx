import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { BeforeYouBegin } from './BeforeYouBegin';
import { Created } from './Created';
import type { RequestViewProps } from './request-ref';

type View = (props: RequestViewProps) => ReactNode;

export const Loading: View = () => (
  <Card>
    <p role="status">{requestFormTexts.cargando}</p>
    <Skeleton shape="field" count={4} label={shellTexts.cargando} />
  </Card>
);

export const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  return (
    <ErrorBlock
      title={requestFormTexts.sinCargar}
      detail={problema === null ? undefined : failureNotice(problema, 'servicios').detalle}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
  );
};

export const Before: View = ({ actor, aMano, recibo }) => {
  const draftSavedAt = useSelector(actor, ({ context }) => context.recuerdo?.hora ?? null);
  return (
    <BeforeYouBegin
      receipt={recibo}
      items={aMano}
      draftSavedAt={draftSavedAt}
      onBegin={() => actor.send({ type: 'EMPEZAR' })}
      onResume={() => actor.send({ type: 'SEGUIR' })}
      onDiscard={() => actor.send({ type: 'DESCARTAR' })}
    />
  );
};

/** The page is about to reload. */
export const Reloading: View = ({ actor }) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  return <Created caso={caso} onGo={() => {}} />;
};

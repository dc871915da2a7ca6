import type { ReactNode } from 'react';
import { answeredBadly } from '../../rules/requests/answered-badly';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Spinner } from '../../ui/blocks/Spinner';
import { useFormValue } from '../form/use-form-value';
import { SendProgress } from '../SendProgress';
import { BeforeYouBegin } from './BeforeYouBegin';
import type { RequestViewProps } from './request-ref';
import { Created, Sending, Unconfirmed } from './sending-parts';

type View = (props: RequestViewProps) => ReactNode;

export const Loading: View = () => (
  <Card>
    <p role="status">{requestFormTexts.cargando}</p>
    <Skeleton shape="field" count={4} label={shellTexts.cargando} />
  </Card>
);

export const Failed: View = ({ actor }) => {
  const problema = useFormValue(actor, ({ context }) => context.problema);
  return (
    <ErrorBlock
      title={requestFormTexts.sinCargar}
      detail={problema === null ? undefined : failureNotice(problema, 'servicios').detalle}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
  );
};

export const Before: View = ({ actor, aMano }) => {
  const keptAt = useFormValue(actor, ({ context }) => context.recuerdo?.hora ?? null);
  return (
    <BeforeYouBegin
      items={aMano}
      keptAt={keptAt}
      onBegin={() => actor.send({ type: 'EMPEZAR' })}
      onResume={() => actor.send({ type: 'SEGUIR' })}
      onDiscard={() => actor.send({ type: 'DESCARTAR' })}
    />
  );
};

/** Before it leaves: to be cancelled, but while phones are saved. */
export const Preparing: View = ({ actor, state }) => (
  <Sending
    title={requestFormTexts.preparandoEnvio}
    onCancel={state === 'guardandoTelefonos' ? null : () => actor.send({ type: 'CANCELAR' })}
  >
    <Spinner label={shellTexts.cargando} />
  </Sending>
);

export const Leaving: View = ({ actor }) => {
  const progreso = useFormValue(actor, ({ context }) => context.progreso);
  return (
    <Sending title={requestFormTexts.procesando} onCancel={() => actor.send({ type: 'CANCELAR' })}>
      <SendProgress {...progreso} label={requestFormTexts.procesando} />
    </Sending>
  );
};

export const Looking: View = () => (
  <Sending title={requestFormTexts.comprobando} onCancel={null}>
    <Spinner label={shellTexts.cargando} />
  </Sending>
);

export const Doubtful: View = ({ actor, noCreada = null }) => {
  const cancelled = useFormValue(actor, ({ context }) => context.cancelada);
  const cases = useFormValue(actor, ({ context }) => context.nuevos);
  // Of what another visit sent this one has heard no answer.
  const failed = useFormValue(actor, ({ context }) => context.recuerdo === null && answeredBadly(context.problema));
  return (
    <Unconfirmed
      cancelled={cancelled}
      failed={failed ? noCreada : null}
      cases={cases}
      onLook={() => actor.send({ type: 'COMPROBAR' })}
      onBack={() => actor.send({ type: 'CORREGIR' })}
    />
  );
};

export const Done: View = ({ actor }) => {
  const caso = useFormValue(actor, ({ context }) => context.caso);
  return <Created caso={caso} onGo={() => actor.send({ type: 'CONTINUAR' })} />;
};

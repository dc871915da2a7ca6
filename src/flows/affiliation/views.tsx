import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Created } from '../../parts/requests/Created';
import { Sending } from '../../parts/requests/Sending';
import { SendProgress } from '../../parts/SendProgress';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Spinner } from '../../ui/blocks/Spinner';
import type { ViewProps } from './affiliation-ref';
import { affiliationTexts as words } from './texts';

type View = (props: ViewProps) => ReactNode;

export const Failed: View = ({ actor, state }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  return (
    <ErrorBlock
      title={state === 'fallido.sinRequisitos' ? requestFormTexts.sinDocumentos : requestFormTexts.sinCargar}
      detail={problema === null ? undefined : failureNotice(problema, 'servicios').detalle}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
  );
};

export const Uploading: View = ({ actor }) => {
  const progreso = useSelector(actor, ({ context }) => context.progreso);
  const caso = useSelector(actor, ({ context }) => context.caso);
  return (
    <Sending title={words.subiendo(caso)} onCancel={() => actor.send({ type: 'CANCELAR' })}>
      <SendProgress {...progreso} label={words.subiendo(caso)} />
    </Sending>
  );
};

export const Looking: View = () => (
  <Sending title={words.comprobandoDocumentos} doing={requestFormTexts.mirando} onCancel={null}>
    <Spinner label={shellTexts.cargando} />
  </Sending>
);

export const Done: View = ({ actor }) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  const uploaded = useSelector(actor, ({ context }) => context.cargados);
  return (
    <Created caso={caso} details={uploaded ? [words.cargados] : []} onGo={() => actor.send({ type: 'CONTINUAR' })} />
  );
};

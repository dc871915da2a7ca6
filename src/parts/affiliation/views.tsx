import type { ReactNode } from 'react';
import { affiliationTexts as words } from '../../texts/affiliation';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Spinner } from '../../ui/blocks/Spinner';
import { useFormValue } from '../form/use-form-value';
import { latePart } from '../late-part';
import { Before, Doubtful, Loading } from '../requests/request-views';
import { Created, preloadSending, Sending } from '../requests/sending-parts';
import { SendProgress } from '../SendProgress';
import type { AffiliationViewProps } from './affiliation-ref';

type View = (props: AffiliationViewProps) => ReactNode;

const Undocumented = latePart<AffiliationViewProps>(() =>
  import('./CaseWithoutDocuments').then((view) => view.CaseWithoutDocuments),
);

export const preloadAfterReview = (): void => {
  preloadSending();
  Undocumented.preload();
};

const Failed: View = ({ actor, state }) => {
  const problema = useFormValue(actor, ({ context }) => context.problema);
  return (
    <ErrorBlock
      title={state === 'fallido.sinRequisitos' ? requestFormTexts.sinDocumentos : requestFormTexts.sinCargar}
      detail={problema === null ? undefined : failureNotice(problema, 'servicios').detalle}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
  );
};

const Preparing: View = ({ actor, state }) => (
  <Sending
    title={state === 'enviando' ? requestFormTexts.procesando : requestFormTexts.preparandoEnvio}
    onCancel={state === 'guardandoTelefonos' ? null : () => actor.send({ type: 'CANCELAR' })}
  >
    <Spinner label={shellTexts.cargando} />
  </Sending>
);

const Uploading: View = ({ actor }) => {
  const progreso = useFormValue(actor, ({ context }) => context.progreso);
  const caso = useFormValue(actor, ({ context }) => context.caso);
  return (
    <Sending title={words.subiendo(caso)} onCancel={() => actor.send({ type: 'CANCELAR' })}>
      <SendProgress {...progreso} label={words.subiendo(caso)} />
    </Sending>
  );
};

const Looking: View = ({ state }) => (
  <Sending title={state === 'comprobando' ? requestFormTexts.comprobando : words.comprobandoDocumentos} onCancel={null}>
    <Spinner label={shellTexts.cargando} />
  </Sending>
);

const Done: View = ({ actor }) => {
  const caso = useFormValue(actor, ({ context }) => context.caso);
  const uploaded = useFormValue(actor, ({ context }) => context.cargados);
  return <Created caso={caso} news={uploaded ? [words.cargados] : []} onGo={() => actor.send({ type: 'CONTINUAR' })} />;
};

/** Of either form, all but what it asks for and what is read before it is sent. */
export const affiliationViews = {
  cargando: Loading,
  'fallido.sinDatos': Failed,
  'fallido.sinRequisitos': Failed,
  cargado: Loading,
  'antes.nuevo': Before,
  'antes.conBorrador': Before,
  guardandoTelefonos: Preparing,
  anotandoCasos: Preparing,
  enviando: Preparing,
  comprobando: Looking,
  sinConfirmar: Doubtful,
  subiendo: Uploading,
  comprobandoDocumentos: Looking,
  'sinDocumentos.incompleto': Undocumented,
  'sinDocumentos.sinConfirmar': Undocumented,
  'sinDocumentos.noCargados': Undocumented,
  'sinDocumentos.faltanArchivos': Undocumented,
  'sinDocumentos.adjuntando': Undocumented,
  creada: Done,
  recargando: Done,
};

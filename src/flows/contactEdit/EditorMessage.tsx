import { useSelector } from '@xstate/react';
import { contactParts } from '../../../domain/rules/contact/contact-part';
import { statePath } from '../../parts/state-path';
import { contactTexts } from '../../texts/contact';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { ContactEditRef, ContactEditState, ViewProps } from './contact-ref';
import { contactEditTexts as words } from './texts';

type Context = ReturnType<ContactEditRef['getSnapshot']>['context'];
type Message = (context: Context) => React.ReactNode;

const unchanged: Message = () => <LeadAlert tone="advertencia" title={words.sinCambios} />;
const onlyHolder: Message = () => <LeadAlert tone="error" title={words.soloTitular} />;
const unread: Message = ({ problema }) => (
  <LeadAlert tone="error" title={words.sinLeer}>
    <p>{problema !== null && failureNotice(problema, 'acceso').detalle}</p>
  </LeadAlert>
);
const failed: Message = ({ problema, fallidas }) => (
  <LeadAlert tone="error" title={problema === null ? words.noGuardado : failureNotice(problema, 'acceso').titulo}>
    <p>{words.noGuardados(contactParts.filter((part) => fallidas.includes(part)))}</p>
    {problema !== null && <p>{failureNotice(problema, 'acceso').detalle}</p>}
  </LeadAlert>
);
const unconfirmed: Message = () => (
  <LeadAlert tone="advertencia" title={contactTexts.sinConfirmar}>
    <p>{contactTexts.sinConfirmarDetalle}</p>
  </LeadAlert>
);
const NotRequested: Message = ({ guardadas }) => (
  <LeadAlert tone="advertencia" title={words.sinPedir}>
    {guardadas.length > 0 && <p>{words.sinPedirGuardado}</p>}
    <p>{words.sinPedirDetalle}</p>
  </LeadAlert>
);

const messages: Partial<Record<ContactEditState, Message>> = {
  'editando.sinCambios': unchanged,
  'editando.soloTitular': onlyHolder,
  'editando.sinLeer': unread,
  'editando.fallida': failed,
  'editando.noConfirmada': unconfirmed,
  'editando.sinPedir': NotRequested,
};

const NoLists = ({ actor }: ViewProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.matches('preparando'));
  return (
    <Alert
      tone="error"
      title={words.sinListas}
      action={
        <RetryButton
          kind="tonal"
          label={shellTexts.reintentar}
          busy={busy}
          onPress={() => actor.send({ type: 'REINTENTAR' })}
        />
      }
    >
      <p>{words.sinListasDetalle}</p>
    </Alert>
  );
};

/** The alerts above the fields. */
export const EditorMessage = ({ actor }: ViewProps) => {
  const state = useSelector(actor, (snapshot) => statePath<ContactEditState>(snapshot));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const unlisted =
    !context.subsidiado && (context.regiones === null || context.provincias === null || context.municipios === null);
  return (
    <>
      {state === 'preparando' && <p role="status">{words.cargando}</p>}
      {context.porSalir && <LeadAlert tone="informacion" title={words.alGuardar[context.salida]} />}
      {unlisted && state !== 'preparando' && <NoLists actor={actor} />}
      {messages[state]?.(context)}
    </>
  );
};

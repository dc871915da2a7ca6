import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { requestPlace } from '../../../domain/rules/requests/request-place';
import type { attachmentsMachine } from '../../../machines/attachments/attachments.machine';
import { preloadUpload } from '../../api/client';
import { AttachmentsScreen, LeavingQuestion, preloadDocuments } from '../../flows/attachments/AttachmentsScreen';
import { attachmentsLogic } from '../../flows/attachments/wiring';
import type { ReadRef } from '../../parts/form/form-ref';
import { DocumentFiles } from '../../parts/requests/DocumentFiles';
import type { RequestAttachments } from '../../parts/requests/request-ref';
import { whenIdle } from '../../platform/document';
import { photoDevice } from '../../platform/photo/photo-device';
import { pageLeaving } from '../../wiring/page-leaving';
import type { App } from '../start/app';

type Child = ActorRefFrom<typeof attachmentsMachine>;

interface Sender {
  getSnapshot(): { value: unknown; hasTag(tag: 'cargando'): boolean };
}

type Form = ReadRef<
  ReturnType<Sender['getSnapshot']> & { children: { adjuntos?: Child | undefined; enviarCaso?: Sender | undefined } }
>;

/** The attachments child of a form's chart; `form` is the key of its draft. The steps of a form are one page. */
export const useAttachments = (app: App, form: string) => {
  const { history, options } = useRouter();
  const [attachments] = useState(() => {
    whenIdle(() => {
      preloadDocuments();
      preloadUpload();
    });
    const leaving = pageLeaving({
      history,
      session: app.session,
      pageAt: ({ pathname, search }) => pathname + JSON.stringify(requestPlace(options.parseSearch(search))),
    });
    return attachmentsLogic({ deps: app, form, device: photoDevice(), leaving });
  });
  return attachments;
};

const Attached = ({ actor }: { actor: Child }) => {
  const adjuntos = useSelector(actor, ({ context }) => context.adjuntos);
  const requisitos = useSelector(actor, ({ context }) => context.requisitos);
  const documents = requisitos.flatMap(({ codigo, nombre }) => {
    const files = adjuntos.flatMap((one) => (one.tipo === codigo ? [one.nombre] : []));
    return files.length === 0 ? [] : [{ name: nombre, files }];
  });
  return <DocumentFiles documents={documents} />;
};

const sends = (one: Sender): boolean => {
  const snapshot = one.getSnapshot();
  return ['enviando', 'subiendo'].includes(String(snapshot.value)) && snapshot.hasTag('cargando');
};

/**
 * The attachments components of a form, and the question over it when it is left; `alsoLost` says what else the form
 * does not keep.
 */
export const useDocuments = (
  form: Form,
  { box }: ReturnType<typeof useAttachments>,
  alsoLost?: string,
): RequestAttachments & { question: ReactNode } => {
  const child = useSelector(form, ({ children }) => children.adjuntos);
  const formSends = () => {
    const { enviarCaso } = form.getSnapshot().children;
    return sends(form) || (enviarCaso !== undefined && sends(enviarCaso));
  };
  return {
    question: child && <LeavingQuestion actor={child} isSending={formSends} more={alsoLost} />,
    form: child && <AttachmentsScreen actor={child} box={box} />,
    list: child && <Attached actor={child} />,
  };
};

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { attachmentsMachine } from '../../../machines/attachments/attachments.machine';
import { preloadUpload } from '../../api/client';
import { AttachmentsScreen, preloadDocuments } from '../../flows/attachments/AttachmentsScreen';
import { attachmentsLogic } from '../../flows/attachments/wiring';
import { useFormValue } from '../../parts/form/use-form-value';
import { FileLines } from '../../parts/requests/FileLines';
import type { RequestPapers } from '../../parts/requests/request-ref';
import { whenIdle } from '../../platform/document';
import { photoDevice } from '../../platform/photo/photo-device';
import type { App } from '../start/app';

type Child = ActorRefFrom<typeof attachmentsMachine>;

interface Form {
  getSnapshot(): { children: { adjuntos?: Child | undefined } };
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The attachments child of a form's chart; `form` is the key of its draft. */
export const attachmentsOf = (app: App, form: string) => {
  whenIdle(() => {
    preloadDocuments();
    preloadUpload();
  });
  return attachmentsLogic({ deps: app, form, device: photoDevice() });
};

const Attached = ({ actor }: { actor: Child }) => {
  const adjuntos = useSelector(actor, ({ context }) => context.adjuntos);
  const requisitos = useSelector(actor, ({ context }) => context.requisitos);
  const documents = requisitos.flatMap(({ codigo, nombre }) => {
    const files = adjuntos.flatMap((one) => (one.tipo === codigo ? [one.nombre] : []));
    return files.length === 0 ? [] : [{ name: nombre, files }];
  });
  return <FileLines documents={documents} />;
};

/** The attachments components of a form. */
export const useDocuments = (form: Form, { box }: ReturnType<typeof attachmentsOf>): RequestPapers => {
  const child = useFormValue(form, ({ children }) => children.adjuntos);
  return {
    form: child && <AttachmentsScreen actor={child} box={box} />,
    list: child && <Attached actor={child} />,
  };
};

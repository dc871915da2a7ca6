import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { preloadUpload } from '../api/client';
import { AttachmentsScreen, preloadDocuments } from '../flows/attachments/AttachmentsScreen';
import { attachmentsLogic } from '../flows/attachments/wiring';
import { FileLines } from '../parts/requests/FileLines';
import { whenIdle } from '../platform/document';
import { photoDevice } from '../platform/photo/photo-device';
import type { AttachmentsBeside } from '../wiring/attachments-beside';
import type { App } from './app';

interface Beside {
  attached: AttachmentsBeside;
  documents: {
    /** Where they are added. */
    form: ReactNode;
    /** Where they are read before they are sent. */
    list: ReactNode;
  };
}

/** The attachments of a form: a flow beside its own, which lives as long as the form, and what the form shows of it. */
export const useAttachments = (app: App, form: string): Beside => {
  const [{ logic, input, box }] = useState(() => {
    whenIdle(() => {
      preloadDocuments();
      preloadUpload();
    });
    return attachmentsLogic({ deps: app, form, device: photoDevice() });
  });
  const actor = useActorRef(logic, { input });
  const adjuntos = useSelector(actor, ({ context }) => context.adjuntos);
  const requisitos = useSelector(actor, ({ context }) => context.requisitos);
  const lines = requisitos.flatMap(({ codigo, nombre }) => {
    const files = adjuntos.flatMap((one) => (one.tipo === codigo ? [one.nombre] : []));
    return files.length === 0 ? [] : [{ name: nombre, files }];
  });
  return {
    attached: { actor, box },
    documents: { form: <AttachmentsScreen actor={actor} box={box} />, list: <FileLines documents={lines} /> },
  };
};

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { attachmentsMachine } from '../../../machines/attachments/attachments.machine';
import type { StateOf } from '../../../machines/state-of';
import { lazyPart } from '../../parts/lazy-part';
import { statePath } from '../../parts/state-path';
import type { AttachmentsViewProps } from './attachments-ref';
import type { LeavingProps } from './Documents';

const Documents = lazyPart<AttachmentsViewProps>(() => import('./Documents').then((view) => view.Documents));

/** Fetched before a form shows its documents, so that they also open without a network. */
export const preloadDocuments = Documents.preload;

/** In the same chunk, because without documents nothing is asked. */
const Question = lazyPart<LeavingProps>(() => import('./Documents').then((view) => view.LeavingQuestion));

/** Asked before a page with files is left; over the form in any of its states. */
export const LeavingQuestion = (props: LeavingProps) =>
  useSelector(props.actor, (snapshot) => snapshot.matches({ abierto: 'preguntando' })) && <Question {...props} />;

type View = (props: AttachmentsViewProps) => ReactNode;

const views = {
  esperando: null,
  'abierto.turno': Documents,
  'abierto.quieto': Documents,
  'abierto.conAvisos': Documents,
  'abierto.revisando': Documents,
  'abierto.reduciendo': Documents,
  'abierto.preguntando': Documents,
  saliendo: null,
} satisfies Record<StateOf<typeof attachmentsMachine>, View | null>;

/** The documents section of a request form. */
export const AttachmentsScreen = (props: AttachmentsViewProps) => {
  const state = useSelector(props.actor, (snapshot) => statePath<StateOf<typeof attachmentsMachine>>(snapshot));
  const View: View | null = views[state];
  return View && <View {...props} />;
};

import type { ActorRefFrom } from 'xstate';
import type { attachmentsMachine } from '../../machines/attachments/attachments.machine';
import type { AttachmentBox } from '../platform/attachment-box';
import { type AttachmentNews, attachmentNews } from '../rules/attachments/attachment-news';

/** The attachments of a form, as its wiring sees them. */
export interface AttachmentsBeside {
  actor: Pick<ActorRefFrom<typeof attachmentsMachine>, 'getSnapshot' | 'subscribe' | 'send'>;
  box: Pick<AttachmentBox, 'files'>;
}

/** What the chart of a form is told as `ADJUNTOS`: at once, then whenever it changes. */
export const onAttachments = ({ actor }: AttachmentsBeside, tell: (news: AttachmentNews) => void): (() => void) => {
  let told = '';
  const look = () => {
    const { context } = actor.getSnapshot();
    const news = attachmentNews(context, context.reduciendo);
    const words = JSON.stringify(news);
    if (words === told) return;
    told = words;
    tell(news);
  };
  look();
  return actor.subscribe(look).unsubscribe;
};

/** What a form sends as its `images`. */
export const attachedFiles = ({ actor, box }: AttachmentsBeside): readonly File[] => {
  const { adjuntos, requisitos } = actor.getSnapshot().context;
  return box.files(adjuntos, requisitos);
};

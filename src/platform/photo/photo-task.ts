import type { Formato } from '../../../domain/rules/attachments/requirement';
import type { Recorte } from '../../../domain/rules/picture/crop';
import { type LookedAttachment, lookAtAttachment, type ReadyAttachment, reduceAttachment } from './attachment-work';
import { cut, type Looked, look, type MakeSurface, type PhotoFile, type Reduced, reduce } from './photo-work';

/** Tasks on photos and documents, by name in the worker's messages. */
export interface Tasks {
  look: { asked: { file: Blob }; done: Looked };
  reduce: { asked: { file: Blob }; done: Reduced };
  cut: { asked: { file: Blob; crop: Recorte }; done: PhotoFile };
  lookAtAttachment: {
    asked: { file: Blob; formats: readonly Formato[]; limit: number };
    done: LookedAttachment;
  };
  reduceAttachment: { asked: { file: Blob; limit: number }; done: ReadyAttachment };
}

export type Asked = { [T in keyof Tasks]: { task: T } & Tasks[T]['asked'] }[keyof Tasks];

export const doTask = (asked: Asked, make: MakeSurface): Promise<Tasks[keyof Tasks]['done']> => {
  switch (asked.task) {
    case 'look':
      return look(asked.file);
    case 'reduce':
      return reduce(asked.file, make);
    case 'cut':
      return cut(asked.file, asked.crop, make);
    case 'lookAtAttachment':
      return lookAtAttachment(asked.file, asked.formats, asked.limit, make);
    case 'reduceAttachment':
      return reduceAttachment(asked.file, asked.limit, make);
  }
};

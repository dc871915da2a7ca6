import type { Recorte } from '../../rules/picture/crop';
import { cut, type Looked, look, type MakeSurface, type PhotoFile, type Reduced, reduce } from './photo-work';

/** What is done with the points of a photo, by its name in the messages of the worker. */
export interface Tasks {
  look: { asked: { file: Blob }; done: Looked };
  reduce: { asked: { file: Blob }; done: Reduced };
  cut: { asked: { file: Blob; crop: Recorte }; done: PhotoFile };
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
  }
};

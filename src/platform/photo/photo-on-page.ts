import { pageSurface } from './page-surface';
import { type Asked, doTask } from './photo-task';

/** For browsers whose workers cannot draw; the others never fetch it. */
export const photoOnPage = (asked: Asked) => doTask(asked, pageSurface);

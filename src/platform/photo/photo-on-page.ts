import { pageSurface } from './page-surface';
import { type Asked, doTask } from './photo-task';

/** For browsers whose workers cannot draw; others never load this chunk. */
export const photoOnPage = (asked: Asked) => doTask(asked, pageSurface);

import { lazyComponent } from '../../ui/blocks/lazy-component';

export const StartProblem = lazyComponent(() => import('./StartProblem').then((module) => module.StartProblem));

import { type Changes, marksOf, signed } from './changes';
import type { Positions } from './drawn-positions';
import { layoutOf } from './layout';
import { mergeCharts } from './merge-charts';
import { pictureOf } from './picture';

interface Drawn {
  /** What tells it from other pictures of its page. */
  id?: string;
  positions?: Positions;
}

/** Both charts in one picture, with a mark at what comes, goes and changes. */
export const differencePicture = async (
  name: string,
  changes: Changes,
  { id = name, positions }: Drawn = {},
): Promise<string> => {
  const { old, now, states, transitions } = changes;
  const say = {
    state: (key: string, path: string) => signed(states.get(path), path === '(raíz)' ? name : key),
    transition: (text: string, of: string) => signed(transitions.get(of), text),
  };
  return pictureOf(await layoutOf(mergeCharts(old, now), say, positions), id, true, marksOf(changes));
};

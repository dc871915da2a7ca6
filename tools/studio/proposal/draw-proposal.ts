import { differencePicture } from '../../charts/difference-picture';
import { layoutOf } from '../../charts/layout';
import { type Marks, pictureOf } from '../../charts/picture';
import type { Proposal } from './read-proposal';

export interface Pictures {
  difference: string;
  proposal: string;
}

/** The studio lights states and lines by itself. */
const unmarked: Marks = { state: () => '', transition: () => '' };

/** Both with names of their own, by which the tips of their lines are found in one page. */
export const drawProposal = async (flow: string, { changes, positions }: Proposal): Promise<Pictures> => ({
  difference: await differencePicture(flow, changes, { id: `${flow}-diferencia`, positions }),
  proposal: pictureOf(await layoutOf(changes.now, undefined, positions), `${flow}-propuesta`, true, unmarked),
});

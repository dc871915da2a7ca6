import { approvedPaths } from '../../engine/approved';
import type { Flow } from '../../engine/flows';
import type { FlowData } from '../../studio/flow-data';
import { layoutOf } from '../charts/layout';
import { type Marks, pictureOf } from '../charts/picture';
import { codeTable, eventTable, stateTable } from '../charts/tables';
import { timesWalked, walkedLayout, walkedMarks } from '../charts/walked';
import { scriptsOf } from '../paths/script-of';
import { wordsByFlow } from '../paths/words-by-flow';
import { waysOf } from './ways-of';

/** The studio lights states and lines by itself; without marks a picture does not name its lines. */
const unmarked: Marks = { state: () => '', transition: () => '' };

export const flowData = async (flow: Flow): Promise<FlowData> => {
  const { name, machine, cases } = flow;
  const words = wordsByFlow[name];
  const paths = await approvedPaths(flow);
  const times = timesWalked(machine, paths);
  return {
    name,
    titulo: words?.titulo ?? name,
    pictures: {
      plain: pictureOf(await layoutOf(machine), name, true, unmarked),
      walked: pictureOf(await walkedLayout(machine, times), name, true, walkedMarks(times)),
    },
    states: stateTable(machine),
    events: eventTable(machine),
    codes: codeTable(name, machine, paths),
    ways: cases === null ? [] : waysOf(cases),
    paths: cases === null ? [] : await scriptsOf(name, cases, 'each', words),
  };
};

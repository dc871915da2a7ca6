import { describedFlow } from '../../../e2e/walks/described-flows';
import { layoutOf } from '../../charts/layout';
import { countPaths, pathCountLayout, pathCountMarks } from '../../charts/path-counts';
import { type Marks, pictureOf } from '../../charts/picture';
import { childTable, codeTable, eventTable, stateTable } from '../../charts/tables';
import { approvedPaths } from '../../explore/approved';
import type { Flow } from '../../explore/flows';
import { scriptsOf } from '../../qa/test-script';
import type { FlowData } from '../flow-data';
import { waysOf } from './ways-of';

/** With empty marks a picture names its lines, which the studio itself highlights. */
const unmarked: Marks = { state: () => '', transition: () => '' };

export const flowData = async (flow: Flow): Promise<FlowData> => {
  const { name, machine, cases, children } = flow;
  const described = await describedFlow(name);
  const paths = await approvedPaths(flow);
  const times = countPaths(machine, paths);
  return {
    name,
    titulo: described.title,
    pictures: {
      plain: pictureOf(await layoutOf(machine), name, true, unmarked),
      walked: pictureOf(await pathCountLayout(machine, times), name, true, pathCountMarks(times)),
    },
    states: stateTable(machine),
    children: childTable(machine, children),
    events: eventTable(machine),
    codes: codeTable(machine, described.calls, paths),
    paths: cases === null ? [] : await scriptsOf(name, cases, 'each', described),
    ways: cases === null ? [] : waysOf(cases),
  };
};

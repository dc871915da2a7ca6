/** Prints, as JSON, the transitions of a flow that no case reaches; a separate process, because the chart has just changed. */
import { explore } from '../../../engine/explore';
import { discover } from '../../../engine/flows';
import { universe } from '../../../engine/universe';

const [asked] = process.argv.slice(2);
const cases = (await discover()).find(({ name }) => name === asked)?.cases ?? null;
if (cases !== null) {
  const { starts, edges } = explore(cases);
  const taken = new Set([...starts.values(), ...edges.map(({ step }) => step)].flatMap((step) => step.taken));
  console.log(JSON.stringify(universe(cases.machine).flatMap(({ id }) => (taken.has(id) ? [] : [id]))));
}

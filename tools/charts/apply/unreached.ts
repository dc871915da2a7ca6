/** Prints, as JSON, the transitions of a flow that no case reaches; a separate process, because the chart has just changed. */
import { explore } from '../../explore/explore';
import { discover } from '../../explore/flows';
import { universe } from '../../explore/universe';
import { withCodes } from './runnable-proposal';

const [asked, ...codes] = process.argv.slice(2);
const cases = (await discover()).find(({ name }) => name === asked)?.cases ?? null;
if (cases !== null) {
  const listed = codes.map((text) => {
    const [call = '', code] = text.split(':');
    return { call, code: Number(code) };
  });
  // As if the contract listed the new codes, which is said by itself.
  const { starts, edges } = explore({ ...cases, replies: withCodes(cases, listed, true) });
  const taken = new Set([...starts.values(), ...edges.map(({ step }) => step)].flatMap((step) => step.taken));
  console.log(JSON.stringify(universe(cases.machine).flatMap(({ id }) => (taken.has(id) ? [] : [id]))));
}

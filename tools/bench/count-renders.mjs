import { typeDigits } from './type-digits.mjs';

/** Runs in the page before React, which reports each commit to this hook. */
const watch = () => {
  const functionTags = [0, 1, 11, 14, 15];
  const hostTag = 5;
  const performedWork = 1;
  const seen = { commits: 0, inside: 0, outside: 0, mutations: 0 };
  let field = null;

  const childrenOf = (fiber) => {
    const children = [];
    for (let child = fiber.child; child !== null; child = child.sibling) children.push(child);
    return children;
  };
  const hostsOf = (fiber) => (fiber.tag === hostTag ? [fiber.stateNode] : childrenOf(fiber).flatMap(hostsOf));
  const isInside = (fiber) => {
    const hosts = hostsOf(fiber);
    return hosts.length > 0 && hosts.every((host) => field.contains(host));
  };
  const count = (fiber) => {
    if (functionTags.includes(fiber.tag) && (fiber.flags & performedWork) !== 0)
      seen[isInside(fiber) ? 'inside' : 'outside'] += 1;
    // Where the children are the very same as before, React did not go.
    if (fiber.alternate === null || fiber.child !== fiber.alternate.child) childrenOf(fiber).forEach(count);
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_, root) => {
      if (field === null) return;
      seen.commits += 1;
      count(root.current);
    },
  };
  const start = (input) => {
    field = input.labels[0];
    while (!field.contains(input)) field = field.parentElement;
    new MutationObserver((records) => {
      seen.mutations += records.filter(({ target }) => !field.contains(target)).length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  globalThis.renders = { seen, start };
};

/** What each key makes React do and the document change, in the field (its label, its control, its words) and outside. */
export const countRenders = async (opened, address) => {
  await opened.page.addInitScript(watch);
  const keys = await typeDigits(opened, address, { before: (input) => globalThis.renders.start(input) });
  const { commits, inside, outside, mutations } = await opened.page.evaluate(() => globalThis.renders.seen);
  // A count of nothing would prove nothing.
  if (commits < keys.length || inside + outside < keys.length)
    throw new Error(`${address}: only ${inside + outside} renders in ${commits} commits were seen.`);
  return { inside: inside / keys.length, outside: outside / keys.length, mutations };
};

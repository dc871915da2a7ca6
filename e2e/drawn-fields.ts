import type { Page } from 'playwright/test';

interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: { id?: string } | null;
}

/** Tells which fields React draws anew, by the hook that it calls after each commit. To be called before the page opens. */
export const drawnFields = async (page: Page) => {
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    const performedWork = 1;
    const childrenOf = ({ child }: Fiber): Fiber[] => {
      const found: Fiber[] = [];
      for (let one = child; one !== null; one = one.sibling) found.push(one);
      return found;
    };
    const fieldsIn = (fiber: Fiber): string[] => {
      const own = fiber.type === 'input' || fiber.type === 'select' ? [fiber.memoizedProps?.id ?? '?'] : [];
      return [...own, ...childrenOf(fiber).flatMap(fieldsIn)];
    };
    const look = (fiber: Fiber): void => {
      const before = fiber.alternate;
      const again = typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0;
      if (before === null || again) for (const id of fieldsIn(fiber)) drawn.add(id);
      if (before !== null && fiber.child !== before.child) for (const child of childrenOf(fiber)) look(child);
    };
    Object.assign(window, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => look(current),
      },
    });
  });
  return {
    forget: () => page.evaluate(() => Reflect.get(window, 'drawn').clear()),
    since: (): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'drawn')]),
  };
};

import type { Page } from 'playwright/test';

/** A node of React's internal tree: an unchanged object was not rendered. */
interface Fiber {
  tag: number;
  flags: number;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    drawn: string[];
  }
}

/** Records, for each component that renders, its form field, or else its element; one that draws nothing has none. */
const note = () => {
  const [worked, hostText] = [1, 6];
  const components = [0, 11, 14, 15];
  window.drawn = [];
  const elementOf = (fiber: Fiber | null): Element | null => {
    if (fiber === null) return null;
    return fiber.stateNode instanceof Element ? fiber.stateNode : elementOf(fiber.child);
  };
  const nameOf = (element: Element): string => {
    let field: Element | null = element;
    while (field !== null && field.querySelector('label') === null) field = field.parentElement;
    const labels = field?.querySelectorAll('label') ?? [];
    return labels.length === 1 ? (labels[0]?.textContent ?? '') : element.tagName;
  };
  const look = (fiber: Fiber, before: Fiber | null) => {
    if (fiber === before || fiber.tag === hostText) return;
    if (components.includes(fiber.tag) && (fiber.flags & worked) !== 0) {
      const element = elementOf(fiber);
      if (element !== null) window.drawn.push(nameOf(element));
    }
    if (fiber.child === before?.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) look(child, child.alternate);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => look(current, current.alternate),
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

/** Call it before opening the page. */
export const watchFields = (page: Page): Promise<unknown> => page.addInitScript(note);

/** The fields with a render since the last call. */
export const fieldsDrawn = (page: Page): Promise<string[]> => page.evaluate(() => [...new Set(window.drawn.splice(0))]);

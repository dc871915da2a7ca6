import { type ComponentType, createElement, type ReactNode } from 'react';
import { HomePage } from './HomePage';
import type { FlowScreen, Scene } from './scene';
import { addressOf } from './wired-flows';

const own = import.meta.glob<{ flowScreen: FlowScreen }>('./flow-screens/*.tsx', { eager: true });
const components = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/flows/*/*Screen.tsx', {
  eager: true,
});

const nameOf = (flow: string): string => flow.charAt(0).toUpperCase() + flow.slice(1);

type Screen = ComponentType<{ start: () => never }>;

/** `<Flow>Screen` of src/flows/<flow>, on its page. */
const byName = (flow: string): FlowScreen | undefined => {
  const found = components[`../../src/flows/${flow}/${nameOf(flow)}Screen.tsx`]?.[`${nameOf(flow)}Screen`];
  if (found === undefined) return undefined;
  // Looked up by naming convention; a test opens each in a browser.
  const screen = found as Screen;
  const draw = ({ started }: Scene): ReactNode => createElement(screen, { start: () => started });
  return { at: addressOf(flow) ?? '/', draw };
};

/** On the page of the flow, on its own screen, or around home as in the portal. */
export const flowScreenOf = (flow: string): FlowScreen =>
  own[`./flow-screens/${nameOf(flow)}.tsx`]?.flowScreen ?? byName(flow) ?? { at: '/', draw: HomePage };

import { type ReactNode, useLayoutEffect } from 'react';

interface Props {
  /** Called at the commit, before the browser paints. */
  act: () => void;
  children: ReactNode;
}

export const WhenRendered = ({ act, children }: Props) => {
  useLayoutEffect(act, [act]);
  return children;
};

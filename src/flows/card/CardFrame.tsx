import { type ReactNode, useRef } from 'react';
import { type Carried, useCarriedFocus } from '../../ui/hooks/use-carried-focus';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  carried: Carried;
  children: ReactNode;
}

/** Keeps one frame while its content loads, so that the focus inside it survives. */
export const CardFrame = ({ carried, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useCarriedFocus(place, carried);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space={6}>{children}</Stack>
    </div>
  );
};

import { type ReactNode, useRef } from 'react';
import { type Carried, useCarriedFocus } from '../../ui/hooks/use-carried-focus';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  carried: Carried;
  children: ReactNode;
}

/** What stands under the title changes as the card comes; the focus that was in it stays there. */
export const CardFrame = ({ carried, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useCarriedFocus(place, carried);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space={6}>{children}</Stack>
    </div>
  );
};

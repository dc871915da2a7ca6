import { type ReactNode, useRef } from 'react';
import { type Carried, useCarriedFocus } from '../../ui/hooks/use-carried-focus';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  carried: Carried;
  children: ReactNode;
}

/** What stands on the page changes with whose data it shows; the focus stays with it. */
export const ProfileFrame = ({ carried, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useCarriedFocus(place, carried);
  return (
    <div ref={place}>
      <Stack space={6}>{children}</Stack>
    </div>
  );
};

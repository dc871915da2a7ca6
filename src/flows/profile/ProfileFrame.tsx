import { type ReactNode, useRef } from 'react';
import { type HadFocus, useCarriedFocus } from '../../ui/hooks/use-carried-focus';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  hadFocus: HadFocus;
  children: ReactNode;
}

/** One frame for every person, so that the focus survives a change of profile. */
export const ProfileFrame = ({ hadFocus, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useCarriedFocus(place, hadFocus);
  return (
    <div ref={place}>
      <Stack space={6}>{children}</Stack>
    </div>
  );
};

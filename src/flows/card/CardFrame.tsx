import { type ReactNode, useRef } from 'react';
import { type HadFocus, useCarriedFocus } from '../../ui/hooks/use-carried-focus';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  hadFocus: HadFocus;
  children: ReactNode;
}

/** Keeps one frame while its content loads, so that the focus inside it survives. */
export const CardFrame = ({ hadFocus, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useCarriedFocus(place, hadFocus);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space={6}>{children}</Stack>
    </div>
  );
};

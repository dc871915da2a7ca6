import { type ComponentProps, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { Alert } from './Alert';

type Props = ComponentProps<typeof Alert>;

/** News about what was just sent: the focus comes here, or a long form would hide them above its edge. */
export const LeadAlert = (props: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLeadFocus(props.title ?? '', place);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert {...props} />
    </div>
  );
};

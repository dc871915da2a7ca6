import { type ComponentProps, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { Alert } from './Alert';

type Props = ComponentProps<typeof Alert>;

/** The result of a submit. Takes the focus, because a long form may hide it above the viewport. */
export const LeadAlert = (props: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLeadFocus(props.title ?? '', place);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert {...props} />
    </div>
  );
};

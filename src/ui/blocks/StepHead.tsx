import { useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { Stack } from '../layout/Stack';
import { lead as leadStyle, titles } from './StepHead.css';

interface Props {
  /** In a dialog it stands under the dialog's own title. */
  place: keyof typeof titles;
  title: string;
  lead: string;
  /** Another one each time the wizard has moved: then the focus comes here. Null before its first move. */
  occasion: string | null;
}

/** What this step of a wizard asks. */
export const StepHead = ({ place, title, lead, occasion }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLeadFocus(occasion, heading);
  const Heading = place === 'page' ? 'h1' : 'h3';
  return (
    <Stack space={1}>
      <Heading ref={heading} className={titles[place]} tabIndex={-1}>
        {title}
      </Heading>
      <p className={leadStyle}>{lead}</p>
    </Stack>
  );
};

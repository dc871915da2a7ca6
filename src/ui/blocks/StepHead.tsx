import { useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { Stack } from '../layout/Stack';
import { lead as leadStyle, titles } from './StepHead.css';

interface Props {
  /** In a section it is below the page's own title, in a dialog below the dialog's. */
  place: keyof typeof titles;
  title: string;
  lead: string;
  /** A new value moves the focus here; null before the wizard's first move. */
  occasion: string | null;
}

const headings = { page: 'h1', section: 'h2', dialog: 'h3' } as const;

/** The title of a wizard's step. */
export const StepHead = ({ place, title, lead, occasion }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLeadFocus(occasion, heading);
  const Heading = headings[place];
  return (
    <Stack space={1}>
      <Heading ref={heading} className={titles[place]} tabIndex={-1}>
        {title}
      </Heading>
      <p className={leadStyle}>{lead}</p>
    </Stack>
  );
};

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  id?: string | undefined;
  /** A new value, one per failed submit, moves the focus to the first invalid field. */
  lead: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

export const Form = ({ id, lead, onSubmit, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (lead !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lead]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
};

import { type ReactNode, useRef } from 'react';
import { Button } from './Button';

interface Props {
  /** What the device offers to choose from, as types of files. */
  accept: string;
  /** A phone takes a picture of whoever holds it, instead of showing what it keeps. */
  camera?: boolean;
  kind?: 'primary' | 'outline';
  icon?: ReactNode;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Asks the device for one file. */
export const FileButton = ({ accept, camera = false, kind = 'outline', icon, onChoose, children }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} icon={icon} width="full" onPress={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        {...(camera ? { capture: 'user' } : {})}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file chosen again is a choice too.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
};

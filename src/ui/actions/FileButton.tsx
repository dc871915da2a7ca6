import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { RowButton } from './RowButton';

type Chosen = readonly [File, ...File[]];

interface Props {
  /** What the device offers to choose from, as types of files. */
  accept: string;
  /** Opens a phone's camera instead of its files: the front or the back camera. */
  camera?: 'user' | 'environment';
  several?: boolean;
  icon?: ReactNode;
  /** Where many of the same word stand on a page: what it is for, beginning with the word. The button is a small one then. */
  name?: string;
  quiet?: boolean;
  onChoose: (files: Chosen) => void;
  children: string;
}

const isAny = (files: readonly File[]): files is Chosen => files.length > 0;

/** Asks the device for a file, or for several. */
export const FileButton = ({ accept, camera, several = false, icon, name, quiet, onChoose, children }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const ask = () => field.current?.click();
  return (
    <>
      {name === undefined ? (
        <Button kind="outline" icon={icon} width="full" onPress={ask}>
          {children}
        </Button>
      ) : (
        <RowButton kind={quiet ? 'ghost' : 'tonal'} icon={icon} name={name} busy={false} onPress={ask}>
          {children}
        </RowButton>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        multiple={several}
        capture={camera}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file chosen again is a choice too.
          target.value = '';
          if (isAny(files)) onChoose(files);
        }}
      />
    </>
  );
};

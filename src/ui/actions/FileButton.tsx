import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { RowButton } from './RowButton';

type Chosen = readonly [File, ...File[]];

interface Props {
  /** The `accept` list of file types. */
  accept: string;
  /** Opens a phone's camera instead of its files: the front or the back camera. */
  camera?: 'user' | 'environment';
  several?: boolean;
  icon?: ReactNode;
  /** Accessible name for repeated buttons, beginning with the visible label. It also makes the button small. */
  name?: string;
  quiet?: boolean;
  onChoose: (files: Chosen) => void;
  children: string;
}

const isAny = (files: readonly File[]): files is Chosen => files.length > 0;

/** Opens the file picker, for one file or several. */
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
          // Reset, so that choosing the same file again also fires a change.
          target.value = '';
          if (isAny(files)) onChoose(files);
        }}
      />
    </>
  );
};

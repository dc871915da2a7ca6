import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { Field, type FieldWords } from './Field';
import { opener } from './Field.css';

interface Props extends FieldWords {
  /** The picked value; empty: none. */
  value: string;
  placeholder: string;
  icon: ReactNode;
  openLabel: string;
  clearLabel: string;
  /** A mouse opens it by a double click only; a finger and the keyboard still open it at once. */
  byDoubleClick?: boolean;
  onOpen: () => void;
  onClear: () => void;
}

const isByMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

/** Filled from a list, which the field and the button beside it open. */
export const PickedField = ({ value, placeholder, icon, openLabel, clearLabel, ...props }: Props) => {
  const { byDoubleClick = false, onOpen, onClear, ...words } = props;
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Field {...words}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={opener}
            value={value}
            placeholder={placeholder}
            readOnly
            aria-haspopup="dialog"
            onClick={(event) => (byDoubleClick && isByMouse(event)) || onOpen()}
            onDoubleClick={() => byDoubleClick && onOpen()}
            onKeyDown={openByKey}
          />
          {value !== '' && <IconButton place="field" label={clearLabel} icon={<CloseIcon />} onPress={onClear} />}
          <IconButton place="field" label={openLabel} icon={icon} onPress={onOpen} />
        </>
      )}
    </Field>
  );
};

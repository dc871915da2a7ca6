import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { Field, type FieldWords } from './Field';
import { control } from './Field.css';

interface Props extends FieldWords {
  /** The picked value; empty: none. */
  value: string;
  placeholder: string;
  icon: ReactNode;
  openLabel: string;
  clearLabel: string;
  onOpen: () => void;
  onClear: () => void;
}

/** Filled from a list, which opens by double click or by the button beside it. */
export const PickedField = ({ value, placeholder, icon, openLabel, clearLabel, onOpen, onClear, ...words }: Props) => (
  <Field {...words}>
    {(ids) => (
      <>
        <input {...ids} className={control} value={value} placeholder={placeholder} readOnly onDoubleClick={onOpen} />
        {value !== '' && <IconButton place="field" label={clearLabel} icon={<CloseIcon />} onPress={onClear} />}
        <IconButton place="field" label={openLabel} icon={icon} onPress={onOpen} />
      </>
    )}
  </Field>
);

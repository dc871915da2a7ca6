import { LockIcon } from '../icons/LockIcon';
import { Field, type FieldWords } from './Field';
import { adornment, control } from './Field.css';

interface Props extends FieldWords {
  value: string;
}

/** A value to read and copy; the hint says where it can be changed. */
export const LockedField = ({ value, ...words }: Props) => (
  <Field {...words} fixed>
    {(ids) => (
      <>
        <input {...ids} className={control} value={value} readOnly />
        <span className={adornment}>
          <LockIcon size="small" />
        </span>
      </>
    )}
  </Field>
);

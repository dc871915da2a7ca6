import type { Ref } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import type { FieldProps } from '../form/field-props';
import { useField } from '../form/use-field';

interface Look {
  id?: string;
  label: string;
  optional?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The text to search for. Stays editable during a search, since a new search replaces it. */
export const SearchField = <Campo extends string>({ actor, campo, ...look }: FieldProps<Campo, string> & Look) => {
  const { value, error, write } = useField(actor, campo);
  return (
    <TextField
      {...look}
      type="search"
      icon={<SearchIcon size="small" />}
      value={value}
      error={error}
      enterKeyHint="search"
      maxLength={150}
      onInput={(text) => write(text)}
    />
  );
};

import type { ComponentProps } from 'react';
import { withUnlistedChoice } from '../../../domain/rules/lists/with-unlisted-choice';
import { SelectField } from '../../ui/fields/SelectField';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'value' | 'options' | 'onChoose'> {
  /** Null while they are on their way. */
  options: Parameters<typeof withUnlistedChoice>[0];
  value: string;
  /** What a code is called that is none of them. */
  stranger: (codigo: string) => string;
  onChoose: (codigo: string) => void;
}

/** One of a list by its code, as a page keeps it in its address. */
export const CodeField = ({ options, value, stranger, onChoose, ...look }: Props) => {
  const offered = withUnlistedChoice(options, value, stranger);
  const at = offered.findIndex(({ codigo }) => codigo === value);
  return (
    <SelectField
      {...look}
      options={offered.map(({ descripcion }, id) => ({ id, descripcion }))}
      value={at < 0 ? null : at}
      onChoose={(id) => onChoose(id === null ? '' : (offered[id]?.codigo ?? ''))}
    />
  );
};

import type { ComponentProps } from 'react';
import { withUnlistedChoice } from '../../../domain/rules/lists/with-unlisted-choice';
import { SelectField } from '../../ui/fields/SelectField';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'value' | 'options' | 'onChoose'> {
  /** Null while loading. */
  options: Parameters<typeof withUnlistedChoice>[0];
  value: string;
  /** The label of a code that the list does not have. */
  unlistedName: (codigo: string) => string;
  onChoose: (codigo: string) => void;
}

/** A select by code, for filters kept in the address. */
export const CodeField = ({ options, value, unlistedName, onChoose, ...look }: Props) => {
  const offered = withUnlistedChoice(options, value, unlistedName);
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

import { useSelector } from '@xstate/react';
import { TextField } from '../../ui/fields/TextField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

/** The maximum that the service accepts. */
const longest = 150;

/** Stays editable during a search, since a new search replaces it. */
export const NameField = ({ providers }: Pick<Refs, 'providers'>) => {
  const value = useSelector(providers, ({ context }) => context.borrador.nombre);
  return (
    <TextField
      label={words.campo.nombre}
      optional={words.opcional}
      icon={<SearchIcon size="small" />}
      type="search"
      placeholder={words.ejemplo}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longest}
      value={value}
      onInput={(valor) => providers.send({ type: 'ESCRIBIR', campo: 'nombre', valor })}
    />
  );
};

import { useSelector } from '@xstate/react';
import { TextField } from '../../ui/fields/TextField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

/** Longer than any name, and as long as the service takes. */
const longest = 150;

/** Another question may be asked while the last one waits for its answer, so nothing locks this field. */
export const NameLine = ({ providers }: Pick<Refs, 'providers'>) => {
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

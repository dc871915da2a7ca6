import { useSelector } from '@xstate/react';
import type { Listas } from '../../../machines/providerLists/providerLists.machine';
import { useFault } from '../../parts/form/use-fault';
import type { ProviderWords } from '../../rules/consult/provider-filters';
import { placesIn } from '../../rules/contact/place';
import { SelectField } from '../../ui/fields/SelectField';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

interface Props extends Pick<Refs, 'providers' | 'lists'> {
  campo: Exclude<keyof ProviderWords, 'prestador' | 'nombre'>;
  lista: keyof Listas;
  emptyLabel: string;
  /** Of a list whose lines belong to a line of another: the code of that one. */
  under?: string;
}

/** One of a list of the service, by its code; a code of an address that the list does not have is shown as such. */
export const ListLine = ({ providers, lists, campo, lista, emptyLabel, under }: Props) => {
  const value = useSelector(providers, ({ context }) => context.borrador[campo]);
  const listed = useSelector(lists, ({ context }) => context.listas[lista]);
  const failed = useSelector(lists, ({ context }) => context.fallidas.includes(lista));
  const lacks = useFault(providers, campo);
  const all = listed ?? [];
  const fitting = under === undefined ? all : placesIn(all, under);
  const options = fitting.map(({ codigo, descripcion }) => ({ codigo, descripcion }));
  const isKnown = value === '' || listed === null || options.some(({ codigo }) => codigo === value);
  const offered = isKnown ? options : [...options, { codigo: value, descripcion: words.desconocido(value) }];
  const at = offered.findIndex(({ codigo }) => codigo === value);
  return (
    <SelectField
      label={words.campo[campo]}
      emptyLabel={under === '' ? words.antesProvincia : emptyLabel}
      options={offered.map(({ descripcion }, id) => ({ id, descripcion }))}
      value={at < 0 ? null : at}
      disabled={under === '' || failed}
      busy={listed === null && !failed}
      error={failed ? words.sinLista : lacks}
      onChoose={(id) =>
        providers.send({ type: 'ESCRIBIR', campo, valor: id === null ? '' : (offered[id]?.codigo ?? '') })
      }
    />
  );
};

import { useSelector } from '@xstate/react';
import { placesIn } from '../../../domain/rules/contact/place';
import type { ProviderWords } from '../../../domain/rules/providers/provider-filters';
import type { Listas } from '../../../machines/providerLists/providerLists.machine';
import { CodeField } from '../../parts/filters/CodeField';
import { useFault } from '../../parts/form/use-fault';
import { useFetches } from '../../parts/use-fetches';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

interface Props extends Pick<Refs, 'providers' | 'lists'> {
  campo: Exclude<keyof ProviderWords, 'prestador' | 'nombre'>;
  lista: keyof Listas;
  emptyLabel: string;
  emptyIsChoice?: boolean;
  /** Replaces writing the field. */
  onChoose?: (codigo: string) => void;
  /** The code of the parent list's selected line. */
  under?: string;
}

/** A select with a list of the service. */
export const ListField = ({ providers, lists, campo, lista, emptyLabel, emptyIsChoice, onChoose, under }: Props) => {
  const value = useSelector(providers, ({ context }) => context.borrador[campo]);
  const listed = useSelector(lists, ({ context }) => context.listas[lista]);
  const { failed } = useFetches(lists, lista);
  const lacks = useFault(providers, campo);
  return (
    <CodeField
      label={words.campo[campo]}
      emptyLabel={under === '' ? words.antesProvincia : emptyLabel}
      emptyIsChoice={emptyIsChoice}
      options={listed === null || under === undefined ? listed : placesIn(listed, under)}
      value={value}
      unlistedName={words.desconocido}
      disabled={under === '' || failed}
      busy={listed === null && !failed}
      error={failed ? words.sinLista : lacks}
      onChoose={onChoose ?? ((valor) => providers.send({ type: 'ESCRIBIR', campo, valor }))}
    />
  );
};

import { useSelector } from '@xstate/react';
import type { NearPlace } from '../../../domain/rules/contact/nearest-places';
import { placeName } from '../../../domain/rules/contact/place';
import type { ProviderFilters } from '../../../domain/rules/providers/provider-filters';
import type { Listas } from '../../../machines/providerLists/providerLists.machine';
import type { ShownFilter } from '../../../machines/providers/search';
import { PressChip, PressChips, StillChip } from '../../ui/actions/PressChip';
import { useMedia } from '../../ui/hooks/use-media';
import { middle } from '../../ui/theme/scale';
import { frequentChoices } from './provider-group';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

type Both = Pick<Refs, 'providers' | 'lists'>;

const listOf = {
  tipo: 'tipos',
  especialidad: 'especialidades',
  plan: 'planes',
  complementario: 'complementarios',
} as const;
const shown: readonly ShownFilter[] = ['municipio', 'tipo', 'especialidad', 'plan', 'complementario'];

/** Empty if the filter is off, its list has not loaded, or a chip of its own shows it. */
const nameOf = (campo: ShownFilter, asked: ProviderFilters, listas: Listas, near: readonly NearPlace[]): string => {
  if (campo === 'municipio' && near.some(({ municipio }) => municipio === asked.municipio)) return '';
  if (campo === 'municipio')
    return placeName(listas.municipios ?? [], asked.municipio) || placeName(listas.provincias ?? [], asked.provincia);
  const code = asked[campo];
  const list = listas[listOf[campo]];
  if (code === '' || list === null) return '';
  const frequent = frequentChoices(listas.tipos ?? [], listas.especialidades ?? []);
  if (frequent.some((one) => one.campo === campo && one.valor === code)) return '';
  return placeName(list, code) || words.desconocido(code);
};

const FilterChip = ({ providers, campo, name }: { providers: Both['providers']; campo: ShownFilter; name: string }) => {
  const removable = useSelector(providers, (snapshot) => snapshot.can({ type: 'QUITAR', campo }));
  if (!removable) return <StillChip>{name}</StillChip>;
  return (
    <PressChip removes={words.quitar(name)} onPress={() => providers.send({ type: 'QUITAR', campo })}>
      {name}
    </PressChip>
  );
};

/** On phones the filters of the search in words; each can be removed if the others are enough to search. */
export const SearchedFilters = ({ providers, lists }: Both) => {
  const roomy = useMedia(middle);
  const asked = useSelector(providers, ({ context }) => context.direccion);
  const near = useSelector(providers, ({ context }) => context.cercanos);
  const listas = useSelector(lists, ({ context }) => context.listas);
  const chips = shown
    .map((campo) => ({ campo, name: nameOf(campo, asked, listas, near) }))
    .filter(({ name }) => name !== '');
  if (roomy || chips.length === 0) return null;
  return (
    <PressChips label={words.buscado}>
      {chips.map(({ campo, name }) => (
        <FilterChip key={campo} providers={providers} campo={campo} name={name} />
      ))}
    </PressChips>
  );
};

import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import type { ProviderWords } from '../../../domain/rules/providers/provider-filters';
import type { Listas } from '../../../machines/providerLists/providerLists.machine';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

const listOf = [
  ['tipo', 'tipos'],
  ['especialidad', 'especialidades'],
  ['plan', 'planes'],
  ['complementario', 'complementarios'],
  ['municipio', 'municipios'],
  ['provincia', 'provincias'],
] as const;

const namesOf = (ultima: ProviderWords, listas: Listas): string =>
  listOf
    .map(([campo, lista]) => placeName(listas[lista] ?? [], ultima[campo]))
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
    .join(' · ');

/** The previous search on this device; shown until the next one. */
export const LastSearch = ({ providers, lists }: Pick<Refs, 'providers' | 'lists'>) => {
  const ultima = useSelector(providers, ({ context }) => context.ultima);
  const listas = useSelector(lists, ({ context }) => context.listas);
  if (ultima === null) return null;
  return (
    <Alert
      tone="informacion"
      lasting
      icon={<ClockIcon />}
      title={words.ultima}
      action={
        <Button kind="tonal" size="small" onPress={() => providers.send({ type: 'REPETIR' })}>
          {words.repetir}
        </Button>
      }
    >
      {namesOf(ultima, listas) || words.ultimaSinNombres}
    </Alert>
  );
};

import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import { useFetches } from '../../parts/use-fetches';
import { shellTexts } from '../../texts/shell';
import { PressChip, PressChips } from '../../ui/actions/PressChip';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { NearbyField } from './NearbyField';
import { frequentChoices } from './provider-group';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

const Frequent = ({ providers, lists }: Pick<Refs, 'providers' | 'lists'>) => {
  const chosen = useSelector(providers, ({ context }) => context.borrador);
  const { tipos, especialidades } = useSelector(lists, ({ context }) => context.listas);
  const { failed } = useFetches(lists, 'tipos', 'especialidades');
  if ((tipos === null || especialidades === null) && !failed)
    return <Skeleton shape="row" label={shellTexts.cargando} />;
  const choices = frequentChoices(tipos ?? [], especialidades ?? []);
  if (choices.length === 0) return null;
  return (
    <PressChips label={words.frecuentes}>
      {choices.map(({ campo, valor, nombre }) => {
        const pressed = chosen[campo] === valor;
        return (
          <PressChip
            key={nombre}
            pressed={pressed}
            onPress={() => providers.send({ type: 'ELEGIR_ATAJO', atajo: { campo, valor: pressed ? '' : valor } })}
          >
            {nombre}
          </PressChip>
        );
      })}
    </PressChips>
  );
};

/** The municipalities near the device, as long as one of them is searched. */
const NearPlaces = ({ providers, lists }: Pick<Refs, 'providers' | 'lists'>) => {
  const near = useSelector(providers, ({ context }) => context.cercanos);
  const searched = useSelector(providers, ({ context }) => context.direccion.municipio);
  const places = useSelector(lists, ({ context }) => context.listas.municipios) ?? [];
  if (!near.some(({ municipio }) => municipio === searched)) return null;
  return (
    <PressChips label={words.cercanos}>
      {near.map((lugar) => (
        <PressChip
          key={lugar.municipio}
          pressed={lugar.municipio === searched}
          onPress={() => providers.send({ type: 'IR_A', lugar })}
        >
          {words.aKm(placeName(places, lugar.municipio), lugar.km)}
        </PressChip>
      ))}
    </PressChips>
  );
};

/** What most members look for, without the filters. What a search adds stands last, so that nothing moves while it runs. */
export const Shortcuts = (refs: Refs) => (
  <Stack space={2}>
    <Frequent {...refs} />
    <NearbyField {...refs} />
    <NearPlaces {...refs} />
  </Stack>
);

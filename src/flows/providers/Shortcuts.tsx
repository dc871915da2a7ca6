import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import { useFetches } from '../../parts/use-fetches';
import { shellTexts } from '../../texts/shell';
import { PressChip, PressChips } from '../../ui/actions/PressChip';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { NearbyField } from './NearbyField';
import { quickTypes } from './provider-group';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

const Types = ({ providers, lists }: Pick<Refs, 'providers' | 'lists'>) => {
  const chosen = useSelector(providers, ({ context }) => context.borrador.tipo);
  const types = useSelector(lists, ({ context }) => context.listas.tipos);
  const { failed } = useFetches(lists, 'tipos');
  if (types === null) return failed ? null : <Skeleton shape="row" label={shellTexts.cargando} />;
  const quick = quickTypes.flatMap((code) => types.find(({ codigo }) => codigo === code) ?? []);
  if (quick.length === 0) return null;
  return (
    <PressChips label={words.tiposFrecuentes}>
      {quick.map(({ codigo, descripcion }) => (
        <PressChip
          key={codigo}
          pressed={codigo === chosen}
          onPress={() => providers.send({ type: 'ELEGIR_TIPO', tipo: codigo === chosen ? '' : codigo })}
        >
          {descripcion}
        </PressChip>
      ))}
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
    <Types {...refs} />
    <NearbyField {...refs} />
    <NearPlaces {...refs} />
  </Stack>
);

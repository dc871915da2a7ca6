import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import type { nearbyMachine } from '../../../machines/nearby/nearby.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { useFetches } from '../../parts/use-fetches';
import { shellTexts } from '../../texts/shell';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { FieldAction } from '../../ui/fields/FieldAction';
import { PlaceIcon } from '../../ui/icons/PlaceIcon';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

type State = StateOf<typeof nearbyMachine>;

const sentences = {
  quieto: words.cercaDetalle,
  ubicando: words.cercaDetalle,
  encontrada: words.cercaDetalle,
  denegada: words.cercaDenegada,
  fuera: words.cercaFuera,
  sinPosicion: words.cercaSinPosicion,
} satisfies Record<State, string>;

/** Searches near the device's position. */
export const NearbyField = ({ providers, lists, nearby }: Refs) => {
  const state = useSelector(nearby, (snapshot) => statePath<State>(snapshot));
  const nearest = useSelector(nearby, ({ context }) => context.lugares[0]?.municipio ?? '');
  const searched = useSelector(providers, ({ context }) => context.direccion.municipio);
  const { provincias, municipios } = useSelector(lists, ({ context }) => context.listas);
  const { failed } = useFetches(lists, 'provincias', 'municipios');
  if (provincias === null || municipios === null)
    return failed ? null : <Skeleton shape="row" label={shellTexts.cargando} />;
  const found = state === 'encontrada' && searched === nearest;
  return (
    <FieldAction
      label={words.cerca}
      icon={<PlaceIcon size="small" />}
      busy={state === 'ubicando'}
      busyLabel={words.buscandoCerca}
      note={found ? words.cercaEncontrada(placeName(municipios, nearest)) : sentences[state]}
      onPress={() => nearby.send({ type: 'UBICAR' })}
    />
  );
};

import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import type { nearbyMachine } from '../../../machines/nearby/nearby.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
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

/** Chooses the province by the device's position, as an alternative to the list. */
export const NearbyLine = ({ providers, lists, nearby }: Refs) => {
  const state = useSelector(nearby, (snapshot) => statePath<State>(snapshot));
  const chosen = useSelector(nearby, ({ context }) => context.provincia);
  const still = useSelector(
    providers,
    ({ context: { borrador } }) => borrador.provincia === chosen && borrador.municipio === '',
  );
  const provinces = useSelector(lists, ({ context }) => context.listas.provincias);
  if (provinces === null) return null;
  return (
    <FieldAction
      label={words.cerca}
      icon={<PlaceIcon size="small" />}
      busy={state === 'ubicando'}
      busyLabel={words.buscandoCerca}
      note={state === 'encontrada' && still ? words.cercaEncontrada(placeName(provinces, chosen)) : sentences[state]}
      onPress={() => nearby.send({ type: 'UBICAR' })}
    />
  );
};

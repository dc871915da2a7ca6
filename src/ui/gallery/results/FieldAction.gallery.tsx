import { FieldAction } from '../../fields/FieldAction';
import { TextField } from '../../fields/TextField';
import { PlaceIcon } from '../../icons/PlaceIcon';
import { FilterGrid } from '../../layout/FilterGrid';
import type { GalleryEntry } from '../gallery-entry';

const nothing = () => undefined;
const look = { label: 'Cerca de mí', busyLabel: 'Buscando…', icon: <PlaceIcon size="small" />, onPress: nothing };

export const entries: GalleryEntry[] = [
  {
    name: 'FieldAction',
    states: {
      normal: () => <FieldAction {...look} busy={false} note="Su posición no sale de este dispositivo." />,
      'en curso': () => <FieldAction {...look} busy note="Su posición no sale de este dispositivo." />,
      'junto a un campo': () => (
        <FilterGrid end={null}>
          <TextField label="Provincia" value="Santiago" onInput={nothing} />
          <FieldAction {...look} busy={false} note="Elegimos la provincia Santiago. Elija el municipio." />
        </FilterGrid>
      ),
    },
  },
];

import { PressChip, PressChips, StillChip } from '../../../src/ui/actions/PressChip';
import { FieldAction } from '../../../src/ui/fields/FieldAction';
import { PlaceIcon } from '../../../src/ui/icons/PlaceIcon';
import type { GalleryEntry } from '../gallery-entry';

const nothing = () => undefined;
const look = { label: 'Cerca de mí', busyLabel: 'Buscando…', icon: <PlaceIcon size="small" />, onPress: nothing };

export const entries: GalleryEntry[] = [
  {
    name: 'PressChip',
    states: {
      'uno elegido': () => (
        <PressChips label="Tipo de prestador">
          {['Médico', 'Clínica o centro médico', 'Farmacia', 'Hospital'].map((name, at) => (
            <PressChip key={name} pressed={at === 1} onPress={nothing}>
              {name}
            </PressChip>
          ))}
        </PressChips>
      ),
      'que se quitan, y uno que no': () => (
        <PressChips label="Filtros de esta búsqueda">
          <PressChip removes="Quitar el filtro Cardiología" onPress={nothing}>
            Cardiología
          </PressChip>
          <StillChip>Santo Domingo Este</StillChip>
        </PressChips>
      ),
    },
  },
  {
    name: 'FieldAction',
    states: {
      normal: () => <FieldAction {...look} busy={false} note="No guardamos ni enviamos dónde está usted." />,
      'en curso': () => <FieldAction {...look} busy note="No guardamos ni enviamos dónde está usted." />,
    },
  },
];

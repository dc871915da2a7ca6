import { Skeleton } from '../../../src/ui/blocks/Skeleton';
import { Spinner } from '../../../src/ui/blocks/Spinner';
import type { GalleryEntry } from '../gallery-entry';

export const entries: GalleryEntry[] = [
  {
    name: 'Skeleton',
    states: {
      líneas: () => <Skeleton count={3} label="Cargando…" />,
      campo: () => <Skeleton shape="field" label="Cargando…" />,
      filas: () => <Skeleton shape="row" count={3} label="Cargando…" />,
      bloque: () => <Skeleton shape="block" label="Cargando…" />,
      tarjeta: () => <Skeleton shape="card" label="Cargando…" />,
    },
  },
  { name: 'Spinner', states: { normal: () => <Spinner label="Cargando…" /> } },
];

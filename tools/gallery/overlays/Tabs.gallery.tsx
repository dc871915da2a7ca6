import { useState } from 'react';
import { LazyTabs } from '../../../src/ui/blocks/LazyTabs';
import { Skeleton } from '../../../src/ui/blocks/Skeleton';
import type { GalleryEntry } from '../gallery-entry';

const tabs = [
  { id: 'personales', label: 'Datos personales' },
  { id: 'afiliacion', label: 'Datos de afiliación' },
  { id: 'contacto', label: 'Datos de contacto y localización' },
] as const;

const Sample = ({ loading = false, look = 'page' }: { loading?: boolean; look?: 'page' | 'inner' }) => {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('afiliacion');
  return (
    <LazyTabs
      label="Mis datos"
      loadingLabel="Cargando…"
      look={look}
      tabs={tabs}
      selected={selected}
      onSelect={setSelected}
    >
      {loading ? <Skeleton count={3} label="Cargando…" /> : <p>{tabs.find(({ id }) => id === selected)?.label}</p>}
    </LazyTabs>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Tabs',
    states: {
      normal: () => <Sample />,
      'dentro de otras': () => <Sample look="inner" />,
      cargando: () => <Sample loading />,
    },
  },
];

import { useState } from 'react';
import { RetryButton } from '../../../src/ui/actions/RetryButton';
import { LazyCombobox } from '../../../src/ui/fields/LazyCombobox';
import type { ChoiceFieldProps } from '../../../src/ui/fields/SelectField';
import { SelectField } from '../../../src/ui/fields/SelectField';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import type { GalleryEntry } from '../gallery-entry';
import { documents, nothing, provinces, sectors } from './samples';

type Sample = Partial<Omit<ChoiceFieldProps, 'onChoose'>> & { label: string };

const Select = ({ value: start = null, ...rest }: Sample) => {
  const [value, setValue] = useState(start);
  return <SelectField emptyLabel="Elija" options={documents} {...rest} value={value} onChoose={setValue} />;
};

const words = {
  search: 'Buscar',
  close: 'Cerrar',
  none: 'No se encontraron resultados.',
  more: (count: number) => `Hay ${count} más. Escriba parte del nombre para encontrarlo.`,
};

const Search = ({ value: start = null, ...rest }: Sample) => {
  const [value, setValue] = useState(start);
  return (
    <LazyCombobox emptyLabel="Elija" options={provinces} words={words} {...rest} value={value} onChoose={setValue} />
  );
};

const retry = <RetryButton label="Reintentar" onPress={nothing} />;

export const entries: GalleryEntry[] = [
  {
    name: 'SelectField',
    states: {
      'sin elegir': () => <Select label="Documento" />,
      elegido: () => <Select label="Documento" value={1} />,
      'falta elegir antes': () => <Select label="Municipio" emptyLabel="Elija primero la provincia" disabled />,
      cargando: () => <Select label="Municipio" emptyLabel="Cargando…" busy />,
      'con error': () => <Select label="Municipio" emptyLabel="Elija un municipio" error="Elija el municipio." />,
      'no cargó': () => <Select label="Municipio" error="No pudimos cargar los municipios." remedy={retry} />,
      'sin opciones': () => <Select label="Municipio" emptyLabel="No se encontraron resultados." options={[]} />,
    },
  },
  {
    name: 'Combobox',
    states: {
      'sin elegir': () => <Search label="Provincia" hint="Donde vive." />,
      elegido: () => <Search label="Provincia" value={20} />,
      'dos mil opciones': () => <Search label="Sector" options={sectors} />,
      'falta elegir antes': () => <Search label="Municipio" emptyLabel="Elija primero la provincia" disabled />,
      cargando: () => <Search label="Municipio" emptyLabel="Cargando…" busy />,
      'con error': () => <Search label="Municipio" emptyLabel="Elija un municipio" error="Elija el municipio." />,
      'no cargó': () => <Search label="Municipio" error="No pudimos cargar los municipios." remedy={retry} />,
    },
  },
  {
    name: 'ComboboxInDialog',
    alone: true,
    states: {
      'en un diálogo': () => (
        <Dialog title="Dirección" size="md" onClose={{ label: 'Cerrar diálogo', act: nothing }}>
          <Search label="Provincia" />
        </Dialog>
      ),
    },
  },
];

import { useState } from 'react';
import { FilterActions } from '../../../src/parts/filters/FilterActions';
import { Filters } from '../../../src/parts/filters/Filters';
import { Form } from '../../../src/ui/fields/Form';
import { SelectField } from '../../../src/ui/fields/SelectField';
import { TextField } from '../../../src/ui/fields/TextField';
import { FilterGrid } from '../../../src/ui/layout/FilterGrid';
import type { GalleryEntry } from '../gallery-entry';

const nothing = () => undefined;
const kinds = [
  { id: 1, descripcion: 'Clínica' },
  { id: 2, descripcion: 'Farmacia' },
];

const Search = () => {
  const [nombre, setNombre] = useState('');
  const [tipo, setTipo] = useState<number | null>(null);
  const [searches, setSearches] = useState(0);
  const [lacks, setLacks] = useState(false);
  const send = () => {
    setLacks(nombre === '');
    if (nombre !== '') setSearches(searches + 1);
  };
  const name = (
    <TextField
      label="Nombre de prestador"
      value={nombre}
      error={lacks ? 'Escriba un nombre' : undefined}
      onInput={setNombre}
    />
  );
  return (
    <>
      <Filters
        set={(nombre === '' ? 0 : 1) + (tipo === null ? 0 : 1)}
        searches={searches}
        words={{ field: name, onSearch: send }}
      >
        <Form lead={null} onSubmit={send}>
          <FilterGrid
            end={
              <FilterActions
                onClear={() => {
                  setNombre('');
                  setTipo(null);
                }}
              />
            }
          >
            <SelectField label="Tipo de prestador" emptyLabel="Todos" options={kinds} value={tipo} onChoose={setTipo} />
            {name}
          </FilterGrid>
        </Form>
      </Filters>
      <p>Búsquedas: {searches}</p>
    </>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Filters',
    alone: true,
    states: {
      normal: () => <Search />,
      'dos puestos': () => (
        <Filters set={2} searches={0}>
          <FilterGrid end={<FilterActions onClear={nothing} />}>
            <SelectField label="Tipo de prestador" emptyLabel="Todos" options={kinds} value={1} onChoose={nothing} />
            <TextField label="Nombre de prestador" value="Las Palmas" onInput={nothing} />
            <TextField label="Dirección" value="" onInput={nothing} />
            <TextField label="Teléfono" value="" onInput={nothing} />
          </FilterGrid>
        </Filters>
      ),
    },
  },
];

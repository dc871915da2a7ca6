import { useState } from 'react';
import type { PageSize, ResultPage } from '../../../domain/rules/lists/paging';
import { Results } from '../../../src/parts/results/Results';
import { Button } from '../../../src/ui/actions/Button';
import { RowAnchor } from '../../../src/ui/actions/RowAnchor';
import { Alert } from '../../../src/ui/blocks/Alert';
import { RowLead } from '../../../src/ui/blocks/RowLead';
import { HospitalIcon } from '../../../src/ui/icons/HospitalIcon';
import { StethoscopeIcon } from '../../../src/ui/icons/StethoscopeIcon';
import type { GalleryEntry } from '../gallery-entry';

interface Sample {
  codigo: string;
  nombre: string;
  medico: boolean;
  direccion: string;
  telefono: string;
}

const long = 'Extraordinariamente'.repeat(6);
const nothing = () => undefined;

const all: readonly Sample[] = Array.from({ length: 12 }, (_, at) => ({
  codigo: String(at + 1),
  nombre: at === 2 ? long : at % 2 === 0 ? `Clínica Abreu ${at + 1}` : `Dra. Yokasta Matos Ureña ${at + 1}`,
  medico: at % 2 === 1,
  direccion: at === 1 ? '' : at === 2 ? `Avenida ${long} 112` : 'Av. Charles de Gaulle 112, Santo Domingo Este',
  telefono: '809-555-0142',
}));

const pageOf = (page: number, size: PageSize): ResultPage<Sample> => ({
  rows: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  size,
});

const look = {
  title: 'Prestadores',
  columns: [
    {
      name: 'Prestador',
      cell: ({ nombre, medico }: Sample) => (
        <RowLead
          tone={medico ? 'person' : 'center'}
          icon={medico ? <StethoscopeIcon /> : <HospitalIcon />}
          title={nombre}
          line={medico ? 'Médico · Cardiología' : 'Centro · Clínica general'}
        />
      ),
    },
    { name: 'Dirección', cell: ({ direccion }: Sample) => direccion },
    { name: 'Teléfono', whole: true, cell: ({ telefono }: Sample) => telefono },
  ],
  actions: [
    { label: 'Ver detalle', act: nothing, busy: ({ codigo }: Sample) => codigo === '2' },
    {
      label: 'Ver coberturas',
      link: (_: Sample, name: string) => (
        <RowAnchor href="#coberturas" aria-label={name}>
          Ver coberturas
        </RowAnchor>
      ),
    },
  ],
  rowKey: ({ codigo }: Sample) => codigo,
  rowName: ({ nombre }: Sample) => nombre,
  waiting: false,
  failure: null,
  onPage: nothing,
  onSize: nothing,
  onRetry: nothing,
};

const Turning = () => {
  const [found, setFound] = useState(pageOf(1, 5));
  const [failure, setFailure] = useState<typeof failed | null>(null);
  return (
    <>
      <Results
        {...look}
        found={found}
        failure={failure}
        onPage={(page) => setFound(pageOf(page, found.size))}
        onSize={(size) => setFound(pageOf(1, size))}
        onRetry={() => setFailure(null)}
      />
      <Button kind="outline" onPress={() => setFailure(failed)}>
        Fallar
      </Button>
    </>
  );
};

const failed = { titulo: 'Favor intente mas tarde.', detalle: 'El servicio tarda demasiado en responder.' };

export const entries: GalleryEntry[] = [
  {
    name: 'Results',
    alone: true,
    states: {
      'sin búsqueda': () => <Results {...look} found={null} />,
      'primera búsqueda': () => <Results {...look} found={null} waiting />,
      encontrados: () => <Turning />,
      'otra búsqueda': () => <Results {...look} found={pageOf(2, 5)} waiting />,
      'sin acciones': () => <Results {...look} actions={[]} found={pageOf(3, 5)} />,
      'una página que no hay': () => <Results {...look} found={pageOf(9, 5)} />,
      'sin resultados': () => <Results {...look} found={{ rows: [], total: 0, page: 1, size: 5 }} />,
      'sin resultados, con aviso': () => (
        <Results
          {...look}
          found={{ rows: [], total: 0, page: 1, size: 5 }}
          empty={
            <Alert tone="advertencia" title="No se han encontrado prestadores">
              <p>Amplíe la zona.</p>
            </Alert>
          }
        />
      ),
      fallida: () => <Results {...look} found={null} failure={failed} />,
    },
  },
];

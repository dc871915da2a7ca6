import { Button } from '../../../src/ui/actions/Button';
import { Card } from '../../../src/ui/blocks/Card';
import { EmptyBlock } from '../../../src/ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../../src/ui/blocks/ErrorBlock';
import { LeadFact } from '../../../src/ui/blocks/LeadFact';
import { OfflineIcon } from '../../../src/ui/icons/OfflineIcon';
import { SearchIcon } from '../../../src/ui/icons/SearchIcon';
import type { GalleryEntry } from '../gallery-entry';

const retry = { label: 'Reintentar', act: () => undefined };

export const entries: GalleryEntry[] = [
  {
    name: 'LeadFact',
    states: {
      normal: () => (
        <LeadFact label="Usted paga" value="RD$ 2,001.00" note="De RD$ 10,005.00, su plan cubre RD$ 8,004.00." />
      ),
      'sin explicación': () => <LeadFact label="Usted paga" value="RD$ 2,001.00" note="" />,
    },
  },
  {
    name: 'EmptyBlock',
    states: {
      bloque: () => (
        <Card>
          <EmptyBlock
            icon={<SearchIcon />}
            title="No se encontraron resultados."
            detail="Pruebe con otro nombre o amplíe la zona."
          />
        </Card>
      ),
      'con acción': () => (
        <Card>
          <EmptyBlock
            icon={<SearchIcon />}
            title="No tiene solicitudes."
            action={
              <Button kind="tonal" size="small">
                Nueva solicitud
              </Button>
            }
          />
        </Card>
      ),
      línea: () => <EmptyBlock look="line" title="No tienes notificaciones" />,
    },
  },
  {
    name: 'ErrorBlock',
    states: {
      bloque: () => (
        <Card>
          <ErrorBlock
            icon={<OfflineIcon />}
            title="Favor intente más tarde."
            detail="No pudimos cargar sus facturas."
            retry={retry}
          />
        </Card>
      ),
      reintentando: () => (
        <Card>
          <ErrorBlock title="Favor intente más tarde." retry={{ ...retry, busy: true }} />
        </Card>
      ),
      línea: () => <ErrorBlock look="line" title="Favor intente más tarde." retry={retry} />,
    },
  },
];

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../src/ui/actions/Button';
import { EmptyBlock } from '../../../src/ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../../src/ui/blocks/ErrorBlock';
import { NotificationItem, NotificationList } from '../../../src/ui/blocks/NotificationItem';
import { Skeleton } from '../../../src/ui/blocks/Skeleton';
import { Row } from '../../../src/ui/layout/Stack';
import { LazyPopover } from '../../../src/ui/overlays/LazyPopover';
import type { GalleryEntry } from '../gallery-entry';

const act = () => undefined;

const Sample = ({ starts = true, children }: { starts?: boolean; children: ReactNode }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(starts);
  return (
    <Row>
      <Button kind="outline">Antes</Button>
      <Button ref={button} kind="tonal" expanded={open} onPress={() => setOpen(!open)}>
        Notificaciones
      </Button>
      <Button kind="outline">Después</Button>
      {open && (
        <LazyPopover title="Notificaciones" anchor={button} closeLabel="Cerrar" onClose={() => setOpen(false)}>
          {children}
        </LazyPopover>
      )}
    </Row>
  );
};

/** One state for both, as in the chart: any close event closes the open popover. */
const Turns = () => {
  const buttons = { notificaciones: useRef<HTMLButtonElement>(null), cuenta: useRef<HTMLButtonElement>(null) };
  const [open, setOpen] = useState<keyof typeof buttons | null>(null);
  return (
    <Row>
      <Button ref={buttons.notificaciones} kind="tonal" onPress={() => setOpen('notificaciones')}>
        Notificaciones
      </Button>
      <Button ref={buttons.cuenta} kind="tonal" onPress={() => setOpen('cuenta')}>
        Cuenta
      </Button>
      {open !== null && (
        <LazyPopover key={open} title={open} anchor={buttons[open]} closeLabel="Cerrar" onClose={() => setOpen(null)}>
          <EmptyBlock look="line" title="Nada que mostrar" />
        </LazyPopover>
      )}
    </Row>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Popover',
    alone: true,
    states: {
      abierto: () => (
        <Sample>
          <NotificationList label="Notificaciones">
            {Array.from({ length: 9 }, (_, place) => (
              <NotificationItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a sample that never changes
                key={place}
                origin="Autorizaciones"
                of={` de Autorizaciones, 05-11-2026, código ${88213 + place}`}
                text={`Su solicitud de autorización ${88213 + place} fue aprobada.`}
                date="05-11-2026"
                unreadLabel={place < 2 ? 'Sin leer' : null}
                more={null}
                toggle={{ label: 'Ver detalle', expanded: false, act }}
                facts={[]}
              />
            ))}
          </NotificationList>
        </Sample>
      ),
      'desde su botón': () => (
        <Sample starts={false}>
          <Button kind="ghost">Marcar como leídas</Button>
        </Sample>
      ),
      'dos que se turnan': () => <Turns />,
      cargando: () => (
        <Sample>
          <Skeleton shape="row" count={3} label="Cargando…" />
        </Sample>
      ),
      vacío: () => (
        <Sample>
          <EmptyBlock look="line" title="No tienes notificaciones" />
        </Sample>
      ),
      error: () => (
        <Sample>
          <ErrorBlock look="line" title="Favor intente más tarde." retry={{ label: 'Reintentar', act }} />
        </Sample>
      ),
    },
  },
];

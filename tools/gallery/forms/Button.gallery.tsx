import { useState } from 'react';
import { Button } from '../../../src/ui/actions/Button';
import { IconButton } from '../../../src/ui/actions/IconButton';
import { BellIcon } from '../../../src/ui/icons/BellIcon';
import { PencilIcon } from '../../../src/ui/icons/PencilIcon';
import { RetryIcon } from '../../../src/ui/icons/RetryIcon';
import { Row, Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { OnBrand } from './OnBrand';
import { nothing } from './samples';

const Saving = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Stack>
      <Row>
        <Button busy={busy} busyLabel="Guardando…" onPress={() => setBusy(true)}>
          Guardar
        </Button>
        <Button kind="ghost" onPress={() => setBusy(false)}>
          Terminar
        </Button>
      </Row>
    </Stack>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Button',
    states: {
      clases: () => (
        <Row>
          <Button>Guardar</Button>
          <Button kind="outline">Anterior</Button>
          <Button kind="tonal">Ver detalle</Button>
          <Button kind="ghost">Limpiar</Button>
          <Button kind="danger">Eliminar</Button>
        </Row>
      ),
      pequeño: () => (
        <Row>
          <Button size="small">Guardar</Button>
          <Button kind="outline" size="small">
            Anterior
          </Button>
          <Button kind="tonal" size="small" icon={<RetryIcon size="small" />}>
            Reintentar
          </Button>
          <Button kind="danger" size="small">
            Eliminar
          </Button>
        </Row>
      ),
      'con icono': () => (
        <Button kind="tonal" icon={<PencilIcon size="small" />}>
          Editar
        </Button>
      ),
      inactivo: () => (
        <Row>
          <Button disabled>Guardar</Button>
          <Button kind="outline" disabled>
            Anterior
          </Button>
        </Row>
      ),
      guardando: () => (
        <Row>
          <Button busy busyLabel="Guardando…">
            Guardar
          </Button>
          <Button kind="outline" busy>
            Enviando…
          </Button>
        </Row>
      ),
      'se pulsa y guarda': () => <Saving />,
      'a todo el ancho': () => (
        <Stack>
          <Button width="full">Siguiente</Button>
          <Button width="full" kind="outline">
            Solicitar una autorización de servicios ambulatorios para un dependiente del núcleo familiar
          </Button>
        </Stack>
      ),
      'sobre la marca': () => (
        <OnBrand>
          <Button kind="onBrand">Ver carnet</Button>
          <Button kind="outlineOnBrand" size="small" icon={<PencilIcon size="small" />}>
            Cambiar foto
          </Button>
        </OnBrand>
      ),
    },
  },
  {
    name: 'IconButton',
    states: {
      página: () => <IconButton label="Notificaciones" icon={<BellIcon />} onPress={nothing} />,
      inactivo: () => <IconButton label="Notificaciones" icon={<BellIcon />} disabled onPress={nothing} />,
      'sobre la marca': () => (
        <OnBrand>
          <IconButton place="brand" label="Editar" icon={<PencilIcon />} onPress={nothing} />
        </OnBrand>
      ),
    },
  },
];

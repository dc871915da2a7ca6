import { Badge } from '../../../src/ui/blocks/Badge';
import { WarningIcon } from '../../../src/ui/icons/WarningIcon';
import { Row } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';

export const entries: GalleryEntry[] = [
  {
    name: 'Badge',
    states: {
      éxito: () => (
        <Row>
          <Badge tone="exito">Resuelto</Badge>
        </Row>
      ),
      información: () => (
        <Row>
          <Badge tone="informacion">En Curso</Badge>
        </Row>
      ),
      advertencia: () => (
        <Row>
          <Badge tone="advertencia">Devuelto</Badge>
        </Row>
      ),
      error: () => (
        <Row>
          <Badge tone="error">Anulado</Badge>
        </Row>
      ),
      'error con otro icono': () => (
        <Row>
          <Badge tone="error" icon={<WarningIcon size="tiny" />}>
            SIN SERVICIO
          </Badge>
        </Row>
      ),
      neutral: () => (
        <Row>
          <Badge tone="neutral">Falta</Badge>
        </Row>
      ),
      'palabra larga': () => (
        <Row>
          <Badge tone="neutral">{'Desconocido'.repeat(12)}</Badge>
        </Row>
      ),
    },
  },
];

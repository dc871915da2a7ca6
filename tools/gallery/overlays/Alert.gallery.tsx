import { Button } from '../../../src/ui/actions/Button';
import { TextAnchor } from '../../../src/ui/actions/TextAnchor';
import { Alert } from '../../../src/ui/blocks/Alert';
import { ClockIcon } from '../../../src/ui/icons/ClockIcon';
import type { GalleryEntry } from '../gallery-entry';

export const entries: GalleryEntry[] = [
  {
    name: 'Alert',
    states: {
      información: () => (
        <Alert tone="informacion">
          <p>Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.</p>
        </Alert>
      ),
      éxito: () => (
        <Alert tone="exito" title="Conexión recuperada">
          <p>Guardamos lo que escribió.</p>
        </Alert>
      ),
      advertencia: () => (
        <Alert
          tone="advertencia"
          lasting
          icon={<ClockIcon />}
          title="Su solicitud de reembolso fue devuelta"
          action={<TextAnchor href="#ver">Ver solicitud</TextAnchor>}
        >
          <p>Falta un documento.</p>
        </Alert>
      ),
      error: () => (
        <Alert tone="error">
          <p>Favor intente más tarde.</p>
        </Alert>
      ),
      'con botón': () => (
        <Alert
          tone="error"
          title="No pudimos guardar"
          action={
            <Button kind="outline" size="small">
              Reintentar
            </Button>
          }
        >
          <p>Sus datos siguen aquí.</p>
        </Alert>
      ),
      'palabras largas': () => (
        <Alert tone="informacion" title={'Otorrinolaringología'.repeat(8)}>
          <p>{'sinespacios'.repeat(30)}</p>
        </Alert>
      ),
    },
  },
];

import { SnackbarBar, SnackbarNote, SnackbarPlace } from '../../../src/ui/overlays/SnackbarBar';
import type { GalleryEntry } from '../gallery-entry';

const nothing = () => undefined;
const bar = { closeLabel: 'Cerrar aviso', onClose: nothing, onHold: nothing, onRelease: nothing };

export const entries: GalleryEntry[] = [
  {
    name: 'Snackbar',
    alone: true,
    states: {
      tres: () => (
        <SnackbarPlace label="Avisos">
          <SnackbarBar {...bar} kind="exito" title="Dirección actualizada exitosamente" detail="" />
          <SnackbarBar {...bar} kind="advertencia" title="Las contraseñas no coinciden." detail="" />
          <SnackbarBar {...bar} kind="error" title="Ha ocurrido un error" detail="Favor intente más tarde." />
          <SnackbarNote>Hay 2 avisos más en espera.</SnackbarNote>
        </SnackbarPlace>
      ),
      información: () => (
        <SnackbarPlace label="Avisos">
          <SnackbarBar {...bar} kind="informacion" title={'Larguísimo'.repeat(30)} detail="" />
        </SnackbarPlace>
      ),
    },
  },
];

import { Button } from '../../../src/ui/actions/Button';
import { Outcome } from '../../../src/ui/blocks/Outcome';
import { LinkPage } from '../../../src/ui/frames/LinkPage';
import type { GalleryEntry } from '../gallery-entry';

const button = <Button width="full">Iniciar sesión</Button>;

export const entries: GalleryEntry[] = [
  {
    name: 'LinkPage',
    states: {
      hecho: () => (
        <LinkPage title="Cambio de correo" tab="Cambio de correo">
          <Outcome tone="exito" title="Cambios guardados favor de inciar sesion" details={['Ya puede entrar.']}>
            {button}
          </Outcome>
        </LinkPage>
      ),
      'palabras largas': () => (
        <LinkPage title={'Contraseña'.repeat(8)} tab="Cambio de contraseña" lead="Una entrada.">
          <Outcome tone="error" title={'Enlace'.repeat(20)} details={['Sentencia'.repeat(20)]} />
        </LinkPage>
      ),
    },
  },
  {
    name: 'Outcome',
    states: {
      éxito: () => <Outcome tone="exito" title="Su cuenta está activa" details={['Ya puede entrar.']} />,
      información: () => <Outcome tone="informacion" title="El correo ya fue confirmado" />,
      error: () => (
        <Outcome tone="error" title="El token expiro" details={['Pida otro.', 'Le llegará a su correo.']}>
          {button}
        </Outcome>
      ),
    },
  },
];

import { profileTexts } from '../../src/flows/profile/texts';
import type { Arrival } from './hand';
import { sessionOf } from './member-session';
import type { Sight } from './sight';

const ana = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };

/** A tab of one's own profile, on a server with these extras. */
export const profileTab = (
  seccion: 'contacto' | 'seguridad',
  extras: readonly string[] = [],
  hold: Arrival['hold'] = [],
): Arrival => ({
  address: '/profile',
  local: sessionOf('1001'),
  session: { onboarding_shown_1001: 'true' },
  hold,
  background: {
    flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
    getAfiliado: ana,
    datospersonales: { datosPersonales: ana, datosAfiliacion: [] },
  },
  settings: { extras },
  from: 'profile',
  settle: async ({ page, until }) => {
    const tab = page.getByRole('tab', { name: profileTexts.seccion[seccion] });
    await until(() => tab.isVisible());
    await tab.click();
  },
});

export const onProfileTab: Sight = { heading: 'Ana Peña', dialog: null };

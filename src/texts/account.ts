import type { Theme } from '../../domain/rules/screen/theme';

export const accountTexts = {
  cuenta: 'Su cuenta',
  /** The button's accessible name. It contains the visible label, for voice control. */
  cuentaDe: (iniciales: string) => (iniciales === '' ? 'Su cuenta' : `Su cuenta, ${iniciales}`),
  titular: 'Titular',
  dependiente: 'Dependiente',
  plan: 'Plan',
  sinPlan: 'Sin plan registrado',
  numero: 'Número de afiliado',
  planFallido: 'No pudimos cargar su plan.',
  verPerfil: 'Ver perfil',
  cambiarCorreo: 'Cambiar correo electrónico',
  cambiarClave: 'Cambiar contraseña',
  tema: 'Apariencia',
  /** `visto`: the count as displayed, which may be rounded. */
  notificaciones: (sinLeer: number, visto = String(sinLeer)) =>
    sinLeer === 0
      ? 'Notificaciones'
      : `Notificaciones${visto === String(sinLeer) ? '' : ` (${visto})`}, ${sinLeer} sin leer`,
} as const;

export const themeNames: Record<Theme, string> = { claro: 'Claro', oscuro: 'Oscuro', sistema: 'Como este equipo' };

import type { Theme } from '../rules/theme';

export const accountTexts = {
  cuenta: 'Su cuenta',
  titular: 'Titular',
  dependiente: 'Dependiente',
  plan: 'Plan',
  sinPlan: 'Sin plan registrado',
  numero: 'Número de afiliado',
  planFallido: 'No pudimos cargar su plan.',
  verPerfil: 'Ver perfil',
  cambiarCorreo: 'Cambiar correo electrónico',
  tema: 'Apariencia',
  notificaciones: (sinLeer: number) => (sinLeer === 0 ? 'Notificaciones' : `Notificaciones, ${sinLeer} sin leer`),
} as const;

export const themeNames: Record<Theme, string> = { claro: 'Claro', oscuro: 'Oscuro', sistema: 'Como el teléfono' };

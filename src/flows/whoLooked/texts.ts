import type { LookKind } from '../../../domain/rules/looks/look-kinds';

const whats: Readonly<Record<LookKind, string>> = {
  datos: 'sus datos personales',
  carne: 'su carnet',
  solicitudes: 'sus solicitudes',
  consumos: 'sus consumos',
  pagos: 'sus facturas',
  notificaciones: 'sus notificaciones',
  archivo: 'el archivo con todos sus datos',
};

const whos: Readonly<Record<string, (initials: string) => string>> = {
  usted: () => 'Usted',
  titular: (initials) => `Su titular, ${initials},`,
  familiar: (initials) => `Alguien de su núcleo familiar, ${initials},`,
  personal: () => 'Nuestro personal',
  enlace: () => 'Alguien con un enlace de un correo',
};

export const whoLookedTexts = {
  titulo: 'Quién vio sus datos',
  detalle: 'Otras personas, en los últimos 90 días.',
  nadieMas: 'Nadie más los vio en los últimos 90 días.',
  propias: 'Lo que vio usted',
  cargando: 'Cargando quién vio sus datos…',
  sinCargar: 'No pudimos cargar quién vio sus datos.',
  vacia: 'Todavía no hay nada anotado.',
  anteriores: (cuantas: number) => (cuantas === 1 ? 'Ver la anterior' : `Ver las ${cuantas} anteriores`),
  /** What a newer server names, and this page does not know, is said all the same. */
  vio: (of: { quien: string; iniciales: string; clase: string }) => {
    const who = Object.hasOwn(whos, of.quien) ? whos[of.quien]?.(of.iniciales) : undefined;
    const what = Object.hasOwn(whats, of.clase) ? whats[of.clase as LookKind] : undefined;
    return `${who ?? 'Alguien'} vio ${what ?? 'sus datos'}`;
  },
  veces: (many: number) => (many === 1 ? '' : `${many} veces`),
} as const;

import { brand } from '../../domain/brand/brand';

export const shellTexts = {
  producto: brand.productName,
  lema: brand.tagline,
  saltar: 'Saltar al contenido',
  menuPrincipal: 'Menú principal',
  cerrarSesion: 'Cerrar sesión',
  cargando: 'Cargando…',
  reintentar: 'Reintentar',
  /** `sitio`: the host of an external page; null for the portal's own. */
  otraPestana: (sitio: string | null) => `${sitio === null ? '' : `lleva a ${sitio}, `}se abre en otra pestaña`,
  ayuda: '¿Necesita ayuda?',
  avisos: 'Avisos',
  cerrar: 'Cerrar',
  cerrarAviso: 'Cerrar aviso',
  enEspera: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 aviso más en espera.' : `Hay ${cuantos} avisos más en espera.`,
  sinConexion: 'Sin conexión a internet. Cuando vuelva, siga donde estaba.',
  sinPagina: { titulo: 'Esa página no existe.', detalle: 'Le llevamos al inicio.' },
  conexionRecuperada: 'La conexión volvió.',
} as const;

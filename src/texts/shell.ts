import { brand } from '../brand/brand';

export const shellTexts = {
  producto: brand.productName,
  lema: brand.tagline,
  saltar: 'Saltar al contenido',
  inicio: 'Inicio',
  menu: 'Menú',
  menuPrincipal: 'Menú principal',
  redes: 'Redes sociales',
  iniciarSesion: 'Iniciar sesión',
  cerrarSesion: 'Cerrar sesión',
  preguntaSalida: '¿Está seguro que desea cerrar la sesión?',
  no: 'No',
  si: 'Si', // sic, SHELL-18
  cargando: 'Cargando…',
  reintentar: 'Reintentar',
  otraPestana: 'se abre en otra pestaña',
  menuFallido: 'No pudimos cargar el menú.',
  ayuda: '¿Necesita ayuda?',
  tarda: '¿Tarda demasiado? Revise su conexión y recargue la página.',
  avisos: 'Avisos',
  cerrar: 'Cerrar',
  cerrarAviso: 'Cerrar aviso',
  enEspera: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 aviso más en espera.' : `Hay ${cuantos} avisos más en espera.`,
  sinConexion: 'Sin conexión a internet. Guardamos lo que escribió.',
  conexionRecuperada: 'La conexión volvió.',
  sinServicioTitulo: 'No pudimos abrir su sesión',
  sinServicioDetalle: 'Su sesión sigue abierta. Revise su conexión e inténtelo otra vez.',
} as const;

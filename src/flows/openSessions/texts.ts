import type { Objetivo, Sesion } from '../../../machines/openSessions/openSessions.machine';

const equipo = ({ navegador, sistema }: Pick<Sesion, 'navegador' | 'sistema'>): string => {
  if (navegador !== '' && sistema !== '') return `${navegador} en ${sistema}`;
  return navegador || sistema || 'Un navegador que no conocemos';
};

export const openSessionsTexts = {
  titulo: 'Dónde está abierta su cuenta',
  explicacion:
    'Si no reconoce alguno de estos dispositivos, ciérrelo, cambie su contraseña y revise sus llaves de acceso.',
  cargando: 'Buscando dónde está abierta su cuenta…',
  sinCargar: 'No pudimos ver dónde está abierta su cuenta.',
  equipo,
  este: 'Este dispositivo',
  uso: ({ propia, desde, ultimaVez }: Sesion, momento: (wire: string) => string) =>
    propia
      ? `Abierta desde el ${momento(desde)}`
      : `Usada por última vez el ${momento(ultimaVez)}; abierta desde el ${momento(desde)}`,
  ninguna: 'No está abierta en ningún otro dispositivo.',
  mas: (otras: number) => (otras === 1 ? 'y 1 más' : `y ${otras.toLocaleString('es-DO')} más`),
  cerrar: 'Cerrar',
  cerrarCual: (sesion: Sesion) => ` la de ${equipo(sesion)}`,
  cerrarOtras: 'Cerrar en todos los otros dispositivos',
  pregunta: (objetivo: Objetivo) =>
    objetivo === null
      ? '¿Cerrar su cuenta en todos los otros dispositivos?'
      : `¿Cerrar su cuenta en ${equipo(objetivo)}?`,
  efecto: 'Quien la use ahí tendrá que iniciar sesión otra vez. Lo que no haya guardado se puede perder.',
  si: 'Sí, cerrar',
  no: 'No cerrar',
  cerrando: 'Cerrando…',
  comprobando: 'Comprobando si se cerró…',
  cerrada: 'Su cuenta se cerró ahí.',
  noCerrada: 'La sesión sigue abierta',
  noCerradaDetalle: 'No se pudo cerrar. Inténtelo otra vez.',
  sinConfirmar: 'No sabemos si la sesión se cerró',
  sinConfirmarDetalle: 'Revise su conexión e inténtelo otra vez.',
} as const;

import type { Guardado, TipoGuardado } from '../../../domain/rules/session/kept-kinds';

const tipos: Readonly<Record<TipoGuardado, string>> = {
  sesion: 'Su sesión abierta',
  borradores: 'Borradores de lo que no ha enviado',
  recibos: 'Recibos de sus últimos pagos y envíos',
  carnes: 'Los carnés que guardó',
  foto: 'Su foto, mientras dura la sesión',
  notificaciones: 'Qué avisos ya leyó',
  preferencias: 'Cómo prefiere ver el portal',
  dispositivo: 'Un número al azar que distingue este dispositivo',
  otros: 'Otras cosas del portal',
};

const size = (octetos: number): string =>
  octetos < 1024 ? 'menos de 1 KB' : `${Math.round(octetos / 1024).toLocaleString('es-DO')} KB`;

export const deviceDataTexts = {
  titulo: 'Lo que guarda este teléfono o computadora',
  explicacion: 'El portal guarda esto aquí, para que lo use con comodidad:',
  cargando: 'Mirando qué guarda este dispositivo…',
  sinLeer: 'No pudimos mirar qué guarda este dispositivo.',
  vacio: 'No guarda nada.',
  tipo: ({ tipo }: Pick<Guardado, 'tipo'>) => tipos[tipo],
  tamano: ({ octetos }: Pick<Guardado, 'octetos'>) => size(octetos),
  borrar: 'Borrar lo que guarda este teléfono',
  pregunta: '¿Borrar lo que guarda este dispositivo?',
  efecto:
    'Se pierden los borradores que no ha enviado y los carnés que guardó, y se cierra su sesión aquí. Lo que ya envió no se pierde.',
  si: 'Sí, borrar y salir',
  no: 'No borrar',
} as const;

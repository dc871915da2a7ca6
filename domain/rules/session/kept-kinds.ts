/** What a device keeps, as members may know it. */
export type TipoGuardado =
  | 'sesion'
  | 'borradores'
  | 'recibos'
  | 'carnes'
  | 'foto'
  | 'notificaciones'
  | 'preferencias'
  | 'dispositivo'
  | 'otros';

export interface Guardado {
  tipo: TipoGuardado;
  octetos: number;
}

/** The insurer's page of service centers; a file of its own, because the log-in's bundle contains brand.ts. */
export const serviceCenters = 'https://www.ejemplo.do/centros-de-servicio';

/** Where a member who cannot complete a case in the portal takes what it lacks. */
export const mainCenter = {
  nombre: 'Centro de Servicios Principal',
  direccion: 'Av. Ejemplo 100, Santo Domingo',
  /** Days by their number, 0 is Sunday; hours in minutes after midnight, in Santo Domingo. */
  horario: [
    { dias: 'De lunes a viernes', diasDeSemana: [1, 2, 3, 4, 5], abre: 8 * 60, cierra: 17 * 60 },
    { dias: 'Los sábados', diasDeSemana: [6], abre: 8 * 60, cierra: 12 * 60 },
  ],
};

/** When somebody answers the help's telephone of brand.ts. */
export const helpHours = [{ dias: 'Todos los días', diasDeSemana: [0, 1, 2, 3, 4, 5, 6], abre: 0, cierra: 24 * 60 }];

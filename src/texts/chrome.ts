/** Texts of bars, menu and log-out question; not part of the first page's bundle. */
export const chromeTexts = {
  inicio: 'Inicio',
  menu: 'Menú',
  ayuda: 'Ayuda',
  redes: 'Redes sociales',
  iniciarSesion: 'Iniciar sesión',
  preguntaSalida: '¿Está seguro que desea cerrar la sesión?',
  salidaBorra: 'Las solicitudes que no haya enviado se borran de este equipo.',
  no: 'No',
  si: 'Si', // sic, SHELL-18
} as const;

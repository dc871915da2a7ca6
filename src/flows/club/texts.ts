export const clubTexts = {
  titulo: 'Club de beneficios',
  comprobando: 'Comprobando si su plan tiene acceso al club…',
  cargando: 'Abriendo el club…',
  marco: 'Página del club de beneficios',
  otraPestana: 'Abrir el club en otra pestaña',
  noSeVe: '¿No ve el club aquí?',
  sinRespuesta: 'El club no está respondiendo.',
  sinRespuestaDetalle: 'Su portal sigue funcionando. Inténtelo otra vez, o abra el club en otra pestaña.',
  sinClub: 'El club de beneficios no está disponible en este momento.',
  sinClubDetalle: 'Puede usar las demás opciones del menú.',
} as const;

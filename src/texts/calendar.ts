/** Texts while a calendar loads, and if it fails to load. */
export const calendarLoadTexts: Readonly<Record<'loading' | 'lost' | 'again', string>> = {
  loading: 'Cargando…',
  lost: 'El calendario no llegó. Escriba la fecha, o inténtelo otra vez.',
  again: 'Reintentar',
};

/** What a calendar says until it is there, and when it does not come. */
export const calendarNews: Readonly<Record<'loading' | 'lost' | 'again', string>> = {
  loading: 'Cargando…',
  lost: 'El calendario no llegó. Escriba la fecha, o inténtelo otra vez.',
  again: 'Reintentar',
};

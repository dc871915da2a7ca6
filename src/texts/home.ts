export const homeTexts = {
  pagina: 'Inicio',
  hola: 'Hola,',
} as const;

export const meanwhileTexts = {
  titulo: 'Mientras tanto',
  citas:
    'Por aquí todavía no se piden citas. Para una cita de verdad, llame al médico o al centro: su teléfono está en la Red de prestadores.',
  club: 'Puede preguntarnos por sus beneficios.',
  ayuda: 'Si necesita ayuda, llámenos, escríbanos o visítenos.',
  prestadores: 'Buscar un médico o un centro',
} as const;

/** Flows that nobody sees: what each is for, in a sentence. */
export const invisibleFlows: Readonly<Partial<Record<string, string>>> = {
  consumption:
    'Tiene listos los consumos de los últimos 12 meses para la página que los muestre; ninguna de hoy lo hace.',
  devices: 'Averigua, para las páginas que lo pregunten, si el afiliado confía en este navegador.',
  onboardingCheck: 'Mira, 1,5 segundos después de empezar una sesión, si faltan datos de contacto, y los pide.',
  member: 'Pone en marcha lo que solo existe con sesión: plan, foto, consumos, dispositivos, notificaciones y tema.',
};

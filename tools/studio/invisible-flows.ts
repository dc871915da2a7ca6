/** Flows that nobody sees: what each is for, in a sentence. */
export const invisibleFlows: Readonly<Partial<Record<string, string>>> = {
  onboardingCheck: 'Mira, 1,5 segundos después de empezar una sesión, si faltan datos de contacto, y los pide.',
  logout: 'Dice al servidor que la sesión se cerró, y lo intenta otra vez si no pudo.',
  sessionCheck: 'Mira cada minuto si la sesión se cerró desde otro dispositivo.',
  member: 'Pone en marcha lo que solo existe con sesión: plan, foto, consumos, dispositivos, notificaciones y tema.',
};

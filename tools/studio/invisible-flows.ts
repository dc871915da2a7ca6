/** Flows that nobody sees: what each is for, in a sentence. */
export const invisibleFlows: Readonly<Partial<Record<string, string>>> = {
  onboardingCheck: 'Mira, 1,5 segundos después de empezar una sesión, si faltan datos de contacto, y los pide.',
  member: 'Pone en marcha lo que solo existe con sesión: plan, foto, consumos, dispositivos, notificaciones y tema.',
};

const unit = (seconds: number) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`);

export const inactivityTexts = {
  titulo: '¿Sigue ahí?',
  frase: 'Su sesión está a punto de cerrarse por inactividad.',
  quedan: (seconds: number) =>
    seconds >= 120 ? `Quedan ${Math.ceil(seconds / 60)} minutos.` : `Quedan ${unit(seconds)}.`,
  indicacion: 'Pulse «Continuar» para seguir donde estaba.',
  continuar: 'Continuar',
  cerrar: 'Cerrar sesión',
  extendida: 'Sesión extendida.',
  pestana: (seconds: number) => `(${seconds}) ¿Sigue ahí?`,
} as const;

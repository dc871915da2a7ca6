import type { Faltas as FaltasDe } from '../form/form-events';

export type Campo = 'clave' | 'repetida';
export type Falta = 'claveVacia' | 'repetidaVacia' | 'corta' | 'distinta';
export type Faltas = FaltasDe<Campo, Falta>;

export const shortestPassword = 6;

/** What keeps two typed passwords from being sent. */
export const missingNewPassword = (clave: string, repetida: string): Faltas => ({
  ...(clave === '' ? { clave: 'claveVacia' } : clave.length < shortestPassword ? { clave: 'corta' } : {}),
  ...(repetida === ''
    ? { repetida: 'repetidaVacia' }
    : repetida !== clave
      ? { repetida: 'distinta' }
      : repetida.length < shortestPassword
        ? { repetida: 'corta' }
        : {}),
});

/** While someone types, a complaint goes as soon as it is out of date, and none comes. */
export const whileTyping = (told: Faltas, campo: Campo, clave: string, repetida: string): Faltas => {
  const now = missingNewPassword(clave, repetida);
  return Object.fromEntries(
    Object.entries(told).filter(([one]) => one !== campo && now[one === 'clave' ? 'clave' : 'repetida'] !== undefined),
  );
};

/** A field that is left says what is wrong with it, unless nothing was written there. */
export const whenLeft = (told: Faltas, campo: Campo, clave: string, repetida: string): Faltas => {
  const now = missingNewPassword(clave, repetida);
  const written = (one: Campo) => (one === 'clave' ? clave : repetida) !== '';
  const looked: Campo[] = campo === 'clave' ? ['clave', 'repetida'] : ['repetida'];
  return { ...told, ...Object.fromEntries(looked.filter(written).map((one) => [one, now[one]])) };
};

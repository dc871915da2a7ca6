import type { Faltas as FaltasDe } from '../form/form-events';
import type { Weakness } from './weak-password';

export type Campo = 'clave' | 'repetida';
export type Falta = 'claveVacia' | 'repetidaVacia' | 'corta' | 'distinta' | FaltaDebil;
/** A password that the list knows, or that the service rejected as such. None of them stops the submit: the service decides. */
export type FaltaDebil = Weakness | 'claveRechazada';
export type Faltas = FaltasDe<Campo, Falta>;

export const shortestPassword = 6;

/** The errors of two typed passwords. */
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

/** While typing, corrected errors disappear and no new ones appear. */
export const whileTyping = (told: Faltas, campo: Campo, clave: string, repetida: string): Faltas => {
  const now = missingNewPassword(clave, repetida);
  return Object.fromEntries(
    Object.entries(told).filter(([one]) => one !== campo && now[one === 'clave' ? 'clave' : 'repetida'] !== undefined),
  );
};

/** On blur a field shows its error, unless empty; a valid password, its weakness. A rejection by the service stays. */
export const whenLeft = (
  told: Faltas,
  campo: Campo,
  clave: string,
  repetida: string,
  flaqueza: Weakness | null,
): Faltas => {
  const missing = missingNewPassword(clave, repetida);
  const rejected = told.clave === 'claveRechazada' ? told.clave : undefined;
  const now: Faltas = { ...missing, clave: missing.clave ?? rejected ?? flaqueza ?? undefined };
  const written = (one: Campo) => (one === 'clave' ? clave : repetida) !== '';
  const looked: Campo[] = campo === 'clave' ? ['clave', 'repetida'] : ['repetida'];
  return { ...told, ...Object.fromEntries(looked.filter(written).map((one) => [one, now[one]])) };
};

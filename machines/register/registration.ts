import { isEmail } from '../../domain/rules/contact/email';
import type { Faltas } from '../../domain/rules/form/form-events';
import type { FaltaDebil } from '../../domain/rules/registration/new-password';

export type CampoDatos = 'nombres' | 'apellidos' | 'correo' | 'correoRepetido' | 'clave' | 'claveRepetida';
export type FaltaDatos =
  | 'nombresVacios'
  | 'apellidosVacios'
  | 'correoVacio'
  | 'correoInvalido'
  | 'correosDistintos'
  | 'claveVacia'
  | 'claveCorta'
  | 'claveRepetidaVacia'
  | 'claveRepetidaCorta'
  | 'clavesDistintas'
  | FaltaDebil;

export const shortestPassword = 6;

export interface PersonalData {
  nombres: string;
  apellidos: string;
  correo: string;
  correoRepetido: string;
  clave: string;
  claveRepetida: string;
}

const sameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const emailFalta = (correo: string): FaltaDatos | null => {
  if (correo.trim() === '') return 'correoVacio';
  return isEmail(correo.trim()) ? null : 'correoInvalido';
};

const passwordFalta = (clave: string): FaltaDatos | null => {
  if (clave === '') return 'claveVacia';
  return clave.length < shortestPassword ? 'claveCorta' : null;
};

const repeatedFalta = (clave: string, claveRepetida: string): FaltaDatos | null => {
  if (claveRepetida === '') return 'claveRepetidaVacia';
  if (claveRepetida.length < shortestPassword) return 'claveRepetidaCorta';
  return clave === claveRepetida ? null : 'clavesDistintas';
};

/** The errors of the third step, in display order. */
export const missingData = (data: PersonalData): Faltas<CampoDatos, FaltaDatos> => {
  const found: Record<CampoDatos, FaltaDatos | null> = {
    nombres: data.nombres.trim() === '' ? 'nombresVacios' : null,
    apellidos: data.apellidos.trim() === '' ? 'apellidosVacios' : null,
    correo: emailFalta(data.correo),
    correoRepetido: sameEmail(data.correo, data.correoRepetido) ? null : 'correosDistintos',
    clave: passwordFalta(data.clave),
    claveRepetida: repeatedFalta(data.clave, data.claveRepetida),
  };
  return Object.fromEntries(Object.entries(found).filter(([, falta]) => falta !== null));
};

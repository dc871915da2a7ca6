import { foldText } from '../../domain/rules/lists/fold-text';

/** A type of authorization. */
export interface AuthorizationType {
  codigo: string;
  /** The service's name of it, used in a request. */
  nombre: string;
  /** The displayed name. */
  descripcion: string;
}

const shownAs: Readonly<Record<string, string>> = { 'procedimientos quirurgicos': 'Cirugía' };

const shownName = (name: string): string => {
  const found = foldText(name);
  return Object.hasOwn(shownAs, found) ? (shownAs[found] ?? name) : name;
};

/** The types in the service's list; one without a name cannot be requested. */
export const authorizationTypes = (
  list: readonly { codigo: string; descripcion: string }[],
): readonly AuthorizationType[] =>
  list
    .map(({ codigo, descripcion }) => ({ codigo, nombre: descripcion.trim() }))
    .filter(({ nombre }) => nombre !== '')
    .map((one) => ({ ...one, descripcion: shownName(one.nombre) }));

export const typeAt = (types: readonly AuthorizationType[], code: string): AuthorizationType | null =>
  types.find(({ codigo }) => codigo === code) ?? null;

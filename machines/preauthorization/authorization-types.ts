import { foldText } from '../../domain/rules/lists/fold-text';

/** What can be asked for. */
export interface AuthorizationType {
  codigo: string;
  /** As the service calls it, which is how a request says it. */
  nombre: string;
  /** As it is shown. */
  descripcion: string;
}

const shownAs: Readonly<Record<string, string>> = { 'procedimientos quirurgicos': 'Cirugía' };

const shownName = (name: string): string => {
  const found = foldText(name);
  return Object.hasOwn(shownAs, found) ? (shownAs[found] ?? name) : name;
};

/** Of the list of the service; a type without a name cannot be asked for. */
export const authorizationTypes = (
  list: readonly { codigo: string; descripcion: string }[],
): readonly AuthorizationType[] =>
  list
    .map(({ codigo, descripcion }) => ({ codigo, nombre: descripcion.trim() }))
    .filter(({ nombre }) => nombre !== '')
    .map((one) => ({ ...one, descripcion: shownName(one.nombre) }));

export const typeAt = (types: readonly AuthorizationType[], code: string): AuthorizationType | null =>
  types.find(({ codigo }) => codigo === code) ?? null;

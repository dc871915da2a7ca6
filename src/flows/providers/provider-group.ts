import { foldText } from '../../../domain/rules/lists/fold-text';
import { providerType } from '../../../domain/rules/providers/provider-search';

/** The groups that have a colour of their own; any other has the neutral one. */
export type ProviderGroup = '160' | '156' | '44' | '1' | 'otro';

const coloured: readonly ProviderGroup[] = ['160', '156', '44', '1'];

interface Typed {
  tipoPrestador: string;
  /** Of a center it is what kind it is. */
  especialidad: string;
}

/** A row names its kind and not its group: the group is looked up in the list of types. */
export const providerGroup = (
  { tipoPrestador, especialidad }: Typed,
  types: readonly { codigo: string; descripcion: string }[],
): ProviderGroup => {
  if (providerType(tipoPrestador) === 1) return '1';
  const kind = foldText(especialidad);
  const found = types.find(({ descripcion }) => foldText(descripcion) === kind);
  return coloured.find((group) => group === found?.codigo) ?? 'otro';
};

import { foldText } from '../../../domain/rules/lists/fold-text';
import { providerType } from '../../../domain/rules/providers/provider-search';

/** The groups with a colour; all others share the neutral one. */
export type ProviderGroup = '160' | '156' | '44' | '1' | 'otro';

const coloured: readonly ProviderGroup[] = ['160', '156', '44', '1'];

/** Types of which the page has a chip of its own, in their order. */
export const quickTypes: readonly string[] = ['1', '156', '44', '160'];

interface Typed {
  tipoPrestador: string;
  /** For a center, its kind. */
  especialidad: string;
}

/** A row has the kind but not the group, so the group is looked up in the list of types. */
export const providerGroup = (
  { tipoPrestador, especialidad }: Typed,
  types: readonly { codigo: string; descripcion: string }[],
): ProviderGroup => {
  if (providerType(tipoPrestador) === 1) return '1';
  const kind = foldText(especialidad);
  const found = types.find(({ descripcion }) => foldText(descripcion) === kind);
  return coloured.find((group) => group === found?.codigo) ?? 'otro';
};

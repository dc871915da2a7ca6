import { foldText } from '../../../domain/rules/lists/fold-text';
import { providerType } from '../../../domain/rules/providers/provider-search';
import type { FrequentChoice } from '../../../machines/providers/search';
import { providersTexts } from './texts';

/** The groups with a colour; all others share the neutral one. */
export type ProviderGroup = '160' | '156' | '44' | '1' | 'otro';

const coloured: readonly ProviderGroup[] = ['160', '156', '44', '1'];

interface Choice {
  codigo: string;
  descripcion: string;
}

/** What the page has chips of its own for. */
export const frequentChoices = (
  tipos: readonly Choice[],
  especialidades: readonly Choice[],
): (FrequentChoice & { nombre: string })[] => {
  const saying = (list: readonly Choice[], words: string) =>
    list.find(({ descripcion }) => foldText(descripcion).includes(words));
  const type = (choice: Choice | undefined) =>
    choice === undefined ? [] : [{ campo: 'tipo' as const, valor: choice.codigo, nombre: choice.descripcion }];
  const coded = (code: string) => type(tipos.find(({ codigo }) => codigo === code));
  const dentist = saying(especialidades, 'odontologia general') ?? saying(especialidades, 'odontologia');
  return [
    ...coded('1'),
    ...(dentist === undefined
      ? []
      : [{ campo: 'especialidad' as const, valor: dentist.codigo, nombre: providersTexts.dentista }]),
    ...coded('156'),
    ...coded('44'),
    ...type(saying(tipos, 'laboratorio')),
    ...coded('160'),
  ];
};

interface Typed {
  tipoPrestador: string;
  /** For a center, its kind. */
  especialidad: string;
}

/** A row has the kind but not the group, so the group is looked up in the list of types. */
export const providerGroup = ({ tipoPrestador, especialidad }: Typed, types: readonly Choice[]): ProviderGroup => {
  if (providerType(tipoPrestador) === 1) return '1';
  const kind = foldText(especialidad);
  const found = types.find(({ descripcion }) => foldText(descripcion) === kind);
  return coloured.find((group) => group === found?.codigo) ?? 'otro';
};

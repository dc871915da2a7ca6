import { type ProviderGroup, providerGroup } from './provider-group';
import { providersTexts as words } from './texts';

interface Provider {
  tipoPrestador: string;
  especialidad: string;
}

export interface ProviderKind {
  group: ProviderGroup;
  /** Shown beside the colour, which is never the only mark. */
  line: string;
}

export const providerKind = (
  provider: Provider,
  types: readonly { codigo: string; descripcion: string }[] | null,
): ProviderKind => {
  const group = providerGroup(provider, types ?? []);
  const line = words.claseYEspecialidad(group === '1' ? words.medico : words.centro, provider.especialidad.trim());
  return { group, line };
};

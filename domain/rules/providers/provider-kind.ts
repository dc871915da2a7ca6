import { folded } from '../lists/folded';
import type { ProviderKind } from './picked-provider';

/** 'Medico' is one; whatever else the service says is a center. */
export const providerKind = (tipoPrestador: string): ProviderKind =>
  folded(tipoPrestador) === 'medico' ? 'MEDICO' : 'CENTRO';

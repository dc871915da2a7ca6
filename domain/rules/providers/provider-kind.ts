import { foldText } from '../lists/fold-text';
import type { ProviderKind } from './picked-provider';

/** 'Medico' is one; whatever else the service says is a center. */
export const providerKind = (tipoPrestador: string): ProviderKind =>
  foldText(tipoPrestador) === 'medico' ? 'MEDICO' : 'CENTRO';

import type { Faltas } from '../../domain/rules/form/form-events';
import { foldText } from '../../domain/rules/lists/fold-text';
import type { PickedProvider, ProviderKind } from '../../domain/rules/providers/picked-provider';

export interface ManualProvider {
  clase: ProviderKind | null;
  nombre: string;
  especialidad: string;
}

export type FaltaPrestador = 'faltaClase' | 'faltaNombre';

/** The specialty may stay empty: no request that takes a provider by hand asks for it. */
export const manualFaults = ({ clase, nombre }: ManualProvider): Faltas<'clase' | 'nombre', FaltaPrestador> => ({
  ...(clase === null ? { clase: 'faltaClase' } : {}),
  ...(nombre.trim() === '' ? { nombre: 'faltaNombre' } : {}),
});

/** What was written by hand as the pages take it; a center has no specialty. */
export const manualProvider = ({ clase, nombre, especialidad }: ManualProvider): PickedProvider => ({
  codigo: null,
  clase: clase ?? 'CENTRO',
  nombre: nombre.trim(),
  especialidad: clase === 'MEDICO' ? especialidad.trim() : '',
});

/** 'Medico' is one; whatever else the service says is a center. */
export const providerKind = (tipoPrestador: string): ProviderKind =>
  foldText(tipoPrestador) === 'medico' ? 'MEDICO' : 'CENTRO';

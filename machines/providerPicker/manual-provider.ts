import type { Faltas } from '../../domain/rules/form/form-events';
import { foldText } from '../../domain/rules/lists/fold-text';
import type { PickedProvider, ProviderKind } from '../../domain/rules/providers/picked-provider';

export interface ManualProvider {
  clase: ProviderKind | null;
  nombre: string;
  especialidad: string;
}

export type FaltaPrestador = 'faltaClase' | 'faltaNombre';

/** The specialty is optional: no request that accepts a typed provider requires it. */
export const manualFaults = ({ clase, nombre }: ManualProvider): Faltas<'clase' | 'nombre', FaltaPrestador> => ({
  ...(clase === null ? { clase: 'faltaClase' } : {}),
  ...(nombre.trim() === '' ? { nombre: 'faltaNombre' } : {}),
});

/** A typed provider as the forms need it; a center has no specialty. */
export const manualProvider = ({ clase, nombre, especialidad }: ManualProvider): PickedProvider => ({
  codigo: null,
  clase: clase ?? 'CENTRO',
  nombre: nombre.trim(),
  especialidad: clase === 'MEDICO' ? especialidad.trim() : '',
});

/** 'Medico' is a doctor; any other value is a center. */
export const providerKind = (tipoPrestador: string): ProviderKind =>
  foldText(tipoPrestador) === 'medico' ? 'MEDICO' : 'CENTRO';

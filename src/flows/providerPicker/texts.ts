import type { ProviderKind } from '../../../domain/rules/providers/picked-provider';
import type { FaltaPrestador } from '../../../machines/providerPicker/manual-provider';

export const providerPickerTexts = {
  titulo: 'Listado de centros',
  consulta: 'Nombre del centro o del médico',
  resultados: 'Centros y médicos',
  centro: 'Centro',
  direccion: 'Dirección',
  elegir: 'Elegir',
  ninguno: 'No se han encontrado prestadores',
  ningunoDetalle: 'Pruebe con otro nombre, o con menos palabras.',
  fallo: 'Ha ocurrido un error, favor intentar nueva vez .', // sic, PROV-16
  aMano: 'No está en la lista',
  tituloAMano: 'Escriba el centro o el médico',
  volver: 'Volver al listado',
  incompleto: 'Favor completar los valores del formulario',
  clase: '¿Qué es?',
  nombre: 'Nombre',
  especialidad: 'Especialidad',
  opcional: 'opcional',
  usar: 'Usar este nombre',
} as const;

export const providerKindText: Record<ProviderKind, string> = { CENTRO: 'Centro de salud', MEDICO: 'Médico' };

export const providerPickerFaultText: Record<FaltaPrestador | 'faltaConsulta', string> = {
  faltaConsulta: 'Favor de introducir una consulta',
  faltaClase: 'Elija si es un centro o un médico.',
  faltaNombre: 'Escriba el nombre.',
};

export const applicationDependentTexts = {
  nuevo: 'Agregar dependiente',
  cambio: 'Editar dependiente',
  guardar: 'Guardar dependiente',
  cancelar: 'Cancelar',
  antesSexo: 'Elija primero el sexo',
} as const;

export const applicationDependentTexts = {
  nuevo: 'Añadir dependiente',
  cambio: 'Editar dependiente',
  guardar: 'Guardar dependiente',
  cancelar: 'Cancelar',
  antesSexo: 'Elija primero el sexo',
} as const;

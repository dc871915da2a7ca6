export const sexes = [
  { codigo: 'Masculino', descripcion: 'Masculino' },
  { codigo: 'Femenino', descripcion: 'Femenino' },
] as const;

export const maritalStatuses = ['Soltero', 'Casado', 'Unión libre'].map((codigo) => ({ codigo, descripcion: codigo }));

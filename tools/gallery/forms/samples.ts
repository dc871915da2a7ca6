/** A handler for samples, which keep their own state. */
export const nothing = (): void => undefined;

export const provinces = [
  'Azua',
  'Bahoruco',
  'Barahona',
  'Dajabón',
  'Distrito Nacional',
  'Duarte',
  'El Seibo',
  'Elías Piña',
  'Espaillat',
  'Hato Mayor',
  'Independencia',
  'La Altagracia',
  'La Romana',
  'La Vega',
  'Monte Cristi',
  'Monte Plata',
  'Peravia',
  'Puerto Plata',
  'Samaná',
  'San Cristóbal',
  'San José de Ocoa',
  'San Juan',
  'Santiago',
  'Santo Domingo',
  'Valverde',
].map((descripcion, index) => ({ id: index + 1, descripcion }));

export const sectors = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  descripcion: `Sector número ${index + 1}`,
}));

export const documents = [
  { id: 1, descripcion: 'Cédula' },
  { id: 2, descripcion: 'NSS' },
  { id: 3, descripcion: 'Contrato' },
  { id: 4, descripcion: 'Pasaporte' },
];

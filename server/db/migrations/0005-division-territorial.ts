/** Code and name. */
export const territorialRegions: readonly (readonly [string, string])[] = [
  ['01', 'Cibao Norte'],
  ['02', 'Cibao Sur'],
  ['03', 'Cibao Nordeste'],
  ['04', 'Cibao Noroeste'],
  ['05', 'Valdesia'],
  ['06', 'Enriquillo'],
  ['07', 'El Valle'],
  ['08', 'Yuma'],
  ['09', 'Higuamo'],
  ['10', 'Ozama o Metropolitana'],
];

/**
 * Code, region, name and municipalities. A municipality has the code of its province and the number of its place here:
 * part of a migration, so that none may move.
 */
export const territorialProvinces: readonly (readonly [string, string, string, string])[] = [
  ['01', '10', 'Distrito Nacional', 'Santo Domingo de Guzmán'],
  [
    '02',
    '05',
    'Azua',
    'Azua · Las Charcas · Las Yayas de Viajama · Padre Las Casas · Peralta · Sabana Yegua · Pueblo Viejo · Tábara Arriba · Guayabal · Estebanía',
  ],
  ['03', '06', 'Baoruco', 'Neiba · Galván · Tamayo · Villa Jaragua · Los Ríos'],
  [
    '04',
    '06',
    'Barahona',
    'Barahona · Cabral · Enriquillo · Paraíso · Vicente Noble · El Peñón · La Ciénaga · Fundación · Las Salinas · Polo · Jaquimeyes',
  ],
  ['05', '04', 'Dajabón', 'Dajabón · Loma de Cabrera · Partido · Restauración · El Pino'],
  [
    '06',
    '03',
    'Duarte',
    'San Francisco de Macorís · Arenoso · Castillo · Pimentel · Villa Riva · Las Guáranas · Eugenio María de Hostos',
  ],
  ['07', '07', 'Elías Piña', 'Comendador · Bánica · El Llano · Hondo Valle · Pedro Santana · Juan Santiago'],
  ['08', '08', 'El Seibo', 'El Seibo · Miches'],
  ['09', '01', 'Espaillat', 'Moca · Cayetano Germosén · Gaspar Hernández · Jamao al Norte · San Víctor'],
  ['10', '06', 'Independencia', 'Jimaní · Duvergé · La Descubierta · Postrer Río · Cristóbal · Mella'],
  ['11', '08', 'La Altagracia', 'Higüey · San Rafael del Yuma'],
  ['12', '08', 'La Romana', 'La Romana · Guaymate · Villa Hermosa'],
  ['13', '02', 'La Vega', 'La Vega · Constanza · Jarabacoa · Jima Abajo'],
  ['14', '03', 'María Trinidad Sánchez', 'Nagua · Cabrera · El Factor · Río San Juan'],
  [
    '15',
    '04',
    'Monte Cristi',
    'Monte Cristi · Castañuelas · Guayubín · Las Matas de Santa Cruz · Pepillo Salcedo · Villa Vásquez',
  ],
  ['16', '06', 'Pedernales', 'Pedernales · Oviedo'],
  ['17', '05', 'Peravia', 'Baní · Nizao · Matanzas'],
  [
    '18',
    '01',
    'Puerto Plata',
    'Puerto Plata · Altamira · Guananico · Imbert · Los Hidalgos · Luperón · Sosúa · Villa Isabela · Villa Montellano',
  ],
  ['19', '03', 'Hermanas Mirabal', 'Salcedo · Tenares · Villa Tapia'],
  ['20', '03', 'Samaná', 'Samaná · Sánchez · Las Terrenas'],
  [
    '21',
    '05',
    'San Cristóbal',
    'San Cristóbal · Sabana Grande de Palenque · Bajos de Haina · Cambita Garabitos · Villa Altagracia · Yaguate · San Gregorio de Nigua · Los Cacaos',
  ],
  ['22', '07', 'San Juan', 'San Juan · Bohechío · El Cercado · Juan de Herrera · Las Matas de Farfán · Vallejuelo'],
  [
    '23',
    '09',
    'San Pedro de Macorís',
    'San Pedro de Macorís · Los Llanos · Ramón Santana · Consuelo · Quisqueya · Guayacanes',
  ],
  ['24', '02', 'Sánchez Ramírez', 'Cotuí · Cevicos · Fantino · La Mata'],
  [
    '25',
    '01',
    'Santiago',
    'Santiago · Bisonó · Jánico · Licey al Medio · San José de las Matas · Tamboril · Villa González · Puñal · Sabana Iglesia · Baitoa',
  ],
  ['26', '04', 'Santiago Rodríguez', 'San Ignacio de Sabaneta · Villa Los Almácigos · Monción'],
  ['27', '04', 'Valverde', 'Mao · Esperanza · Laguna Salada'],
  ['28', '02', 'Monseñor Nouel', 'Bonao · Maimón · Piedra Blanca'],
  ['29', '09', 'Monte Plata', 'Monte Plata · Bayaguana · Sabana Grande de Boyá · Yamasá · Peralvillo'],
  ['30', '09', 'Hato Mayor', 'Hato Mayor · Sabana de la Mar · El Valle'],
  ['31', '05', 'San José de Ocoa', 'San José de Ocoa · Sabana Larga · Rancho Arriba'],
  [
    '32',
    '10',
    'Santo Domingo',
    'Santo Domingo Este · Santo Domingo Oeste · Santo Domingo Norte · Boca Chica · San Antonio de Guerra · Los Alcarrizos · Pedro Brand',
  ],
];

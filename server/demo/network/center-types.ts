export interface CenterType {
  codigo: string;
  nombre: string;
  /** Patterns for the name of a center; `$` stands for a name or a place. Empty for doctors. */
  nombres: readonly string[];
  /** Of a hundred centers. */
  share: number;
  /** Subgroups of the basic plan. */
  subgrupos: string;
}

const surgery = '202 401 501 502 601 701 702 703 704';
const images = '801 802 803 804';

/** In display order. */
export const centerTypes: readonly CenterType[] = [
  { codigo: '1', nombre: 'Médico', nombres: [], share: 0, subgrupos: '' },
  {
    codigo: '160',
    nombre: 'Hospital',
    nombres: ['Hospital General $', 'Hospital Provincial $', 'Hospital Municipal $'],
    share: 6,
    subgrupos: `101 102 201 ${surgery} ${images} 805 806 807 808 809 901 902 903 1001 1101`,
  },
  {
    codigo: '156',
    nombre: 'Clínica o centro médico',
    nombres: ['Centro Médico $', 'Clínica $', 'Policlínica $', 'Grupo Médico $'],
    share: 18,
    subgrupos: `201 ${surgery} ${images} 805 808 809`,
  },
  {
    codigo: '27',
    nombre: 'Centro de primer nivel de atención',
    nombres: ['Centro de Primer Nivel $', 'Unidad de Atención Primaria $'],
    share: 16,
    subgrupos: '101 102 201',
  },
  { codigo: '44', nombre: 'Farmacia', nombres: ['Farmacia $', 'Farmacia Popular $'], share: 28, subgrupos: '1201' },
  {
    codigo: '12',
    nombre: 'Laboratorio clínico',
    nombres: ['Laboratorio Clínico $', 'Laboratorio $'],
    share: 13,
    subgrupos: '805 806 807',
  },
  {
    codigo: '15',
    nombre: 'Centro de imágenes',
    nombres: ['Centro de Imágenes $', 'Sonografía y Rayos X $'],
    share: 5,
    subgrupos: images,
  },
  {
    codigo: '18',
    nombre: 'Centro odontológico',
    nombres: ['Clínica Dental $', 'Centro Odontológico $'],
    share: 6,
    subgrupos: '301 302 303',
  },
  {
    codigo: '21',
    nombre: 'Centro oftalmológico',
    nombres: ['Centro Oftalmológico $', 'Instituto de la Visión $'],
    share: 2,
    subgrupos: '202 704',
  },
  {
    codigo: '24',
    nombre: 'Centro de rehabilitación',
    nombres: ['Centro de Rehabilitación $', 'Terapia y Movimiento $'],
    share: 3,
    subgrupos: '1001 1002',
  },
  { codigo: '30', nombre: 'Banco de sangre', nombres: ['Banco de Sangre $'], share: 1, subgrupos: '1101' },
  { codigo: '33', nombre: 'Centro de diálisis', nombres: ['Centro de Diálisis $'], share: 2, subgrupos: '902' },
];

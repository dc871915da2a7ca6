export interface DemoApplicationPlan {
  codigo: string;
  nombre: string;
  /** The regime whose affiliates alone may choose the plan. */
  solo_regimen: string | null;
  /** Cents, for one person and month. */
  prima: number;
  /** In the order of `planCoverages`. */
  coberturas: readonly string[];
}

export const planCoverages = [
  'Consultas',
  'Laboratorio e imágenes',
  'Emergencias',
  'Internamiento, por año',
  'Medicamentos ambulatorios, por año',
  'Maternidad',
  'Red de prestadores',
] as const;

export const applicationPlans: readonly DemoApplicationPlan[] = [
  {
    codigo: '1',
    nombre: 'PLAN LARIMAR',
    solo_regimen: null,
    prima: 148_500,
    coberturas: [
      '80 %',
      '80 %',
      '100 %',
      'RD$\u00a01,000,000',
      'RD$\u00a08,000 al 70 %',
      '80 %, tras diez meses',
      'Nacional',
    ],
  },
  {
    codigo: '2',
    nombre: 'PLAN LARIMAR PLUS',
    solo_regimen: null,
    prima: 239_000,
    coberturas: [
      '90 %',
      '85 %',
      '100 %',
      'RD$\u00a02,500,000',
      'RD$\u00a015,000 al 75 %',
      '90 %, tras diez meses',
      'Nacional, con habitación privada',
    ],
  },
  {
    codigo: '3',
    nombre: 'PLAN LARIMAR ESENCIAL',
    solo_regimen: null,
    prima: 89_500,
    coberturas: ['70 %', '70 %', '100 %', 'RD$\u00a0500,000', 'No cubre', 'No cubre', 'Hospitales y centros afiliados'],
  },
  {
    codigo: '5',
    nombre: 'VOLUNTARIOS COLECTIVOS',
    solo_regimen: '5',
    prima: 121_000,
    coberturas: [
      '85 %',
      '80 %',
      '100 %',
      'RD$\u00a01,500,000',
      'RD$\u00a010,000 al 70 %',
      '85 %, sin espera',
      'Nacional',
    ],
  },
];

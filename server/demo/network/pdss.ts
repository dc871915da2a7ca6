/** The groups of the basic plan (PDSS) as the law counts them, with subgroups that are ours. */
export const pdssGroups: readonly {
  codigo: string;
  nombre: string;
  subgrupos: readonly (readonly [string, string])[];
}[] = [
  {
    codigo: '1',
    nombre: 'Prevención y promoción',
    subgrupos: [
      ['101', 'Vacunación'],
      ['102', 'Tamizaje y control del niño sano'],
    ],
  },
  {
    codigo: '2',
    nombre: 'Atención ambulatoria',
    subgrupos: [
      ['201', 'Consulta general'],
      ['202', 'Consulta especializada'],
    ],
  },
  {
    codigo: '3',
    nombre: 'Servicios odontológicos',
    subgrupos: [
      ['301', 'Odontología preventiva'],
      ['302', 'Operatoria y extracciones'],
      ['303', 'Endodoncia y prótesis'],
    ],
  },
  { codigo: '4', nombre: 'Emergencia', subgrupos: [['401', 'Atención de emergencia']] },
  {
    codigo: '5',
    nombre: 'Hospitalización',
    subgrupos: [
      ['501', 'Habitación y sala'],
      ['502', 'Cuidados intensivos'],
    ],
  },
  { codigo: '6', nombre: 'Partos', subgrupos: [['601', 'Parto y cesárea']] },
  {
    codigo: '7',
    nombre: 'Cirugía',
    subgrupos: [
      ['701', 'Cirugía general y digestiva'],
      ['702', 'Ortopedia y traumatología'],
      ['703', 'Cirugía ginecológica y urológica'],
      ['704', 'Cirugía ocular y otorrinolaringológica'],
    ],
  },
  {
    codigo: '8',
    nombre: 'Apoyo diagnóstico',
    subgrupos: [
      ['801', 'Radiología'],
      ['802', 'Tomografía'],
      ['803', 'Resonancia magnética'],
      ['804', 'Sonografía'],
      ['805', 'Laboratorio clínico'],
      ['806', 'Microbiología e inmunología'],
      ['807', 'Anatomía patológica'],
      ['808', 'Estudios cardiológicos'],
      ['809', 'Endoscopia'],
    ],
  },
  {
    codigo: '9',
    nombre: 'Atenciones de alto costo y máximo nivel de complejidad',
    subgrupos: [
      ['901', 'Oncología'],
      ['902', 'Diálisis y trasplante'],
      ['903', 'Cirugía cardiovascular y neurocirugía'],
    ],
  },
  {
    codigo: '10',
    nombre: 'Rehabilitación',
    subgrupos: [
      ['1001', 'Terapia física'],
      ['1002', 'Terapia ocupacional y del habla'],
    ],
  },
  { codigo: '11', nombre: 'Hemoterapia', subgrupos: [['1101', 'Transfusión y derivados']] },
  { codigo: '12', nombre: 'Medicamentos ambulatorios', subgrupos: [['1201', 'Medicamentos ambulatorios']] },
];

const since = '¿Desde cuándo?';
const medicine = '¿Qué medicina toma y en qué dosis?';
const when = '¿Cuándo fue y cómo terminó?';
const which = '¿Cuál y desde cuándo?';

/** Each group with its conditions; the text after a condition is its additional question. */
export const symptomGroups: readonly (readonly [group: string, conditions: readonly (readonly [string, string?])[]])[] =
  [
    [
      'Corazón y circulación',
      [
        ['Presión arterial alta', medicine],
        ['Infarto o angina de pecho', when],
        ['Arritmia o palpitaciones frecuentes'],
        ['Soplo o enfermedad de las válvulas', since],
        ['Várices, flebitis o trombosis'],
      ],
    ],
    [
      'Pulmones y respiración',
      [
        ['Asma', medicine],
        ['Bronquitis crónica o enfisema', since],
        ['Tuberculosis', when],
        ['Apnea del sueño'],
        ['Neumonía en los últimos dos años', when],
      ],
    ],
    [
      'Estómago, hígado e intestinos',
      [
        ['Gastritis o úlcera'],
        ['Reflujo que necesita tratamiento', medicine],
        ['Hepatitis o cirrosis', which],
        ['Piedras en la vesícula'],
        ['Colitis o enfermedad de Crohn', since],
      ],
    ],
    [
      'Riñones y vías urinarias',
      [
        ['Piedras en los riñones', when],
        ['Insuficiencia renal o diálisis', since],
        ['Infecciones urinarias repetidas'],
        ['Enfermedad de la próstata', since],
        ['Sangre en la orina'],
      ],
    ],
    [
      'Hormonas y metabolismo',
      [
        ['Diabetes o azúcar alta', medicine],
        ['Enfermedad de la tiroides', medicine],
        ['Colesterol o triglicéridos altos'],
        ['Gota o ácido úrico alto'],
        ['Obesidad tratada con cirugía o medicinas', when],
      ],
    ],
    [
      'Cerebro y nervios',
      [
        ['Epilepsia o convulsiones', medicine],
        ['Derrame o isquemia cerebral', when],
        ['Migraña que necesita tratamiento', medicine],
        ['Parkinson o temblor', since],
        ['Esclerosis múltiple', since],
      ],
    ],
    [
      'Salud mental',
      [
        ['Depresión', medicine],
        ['Ansiedad o ataques de pánico', medicine],
        ['Trastorno bipolar o esquizofrenia', medicine],
        ['Dependencia del alcohol o de otra sustancia', since],
        ['Trastorno de la alimentación', since],
      ],
    ],
    [
      'Huesos, músculos y articulaciones',
      [
        ['Artritis o artrosis', since],
        ['Hernia de disco o dolor crónico de espalda'],
        ['Osteoporosis'],
        ['Lupus u otra enfermedad autoinmune', which],
        ['Prótesis, placas o clavos', which],
      ],
    ],
    [
      'Sangre y tumores',
      [
        ['Anemia crónica o falcemia', since],
        ['Cáncer o tumor maligno', '¿Dónde, cuándo y qué tratamiento recibió?'],
        ['Leucemia o linfoma', when],
        ['Hemofilia u otro trastorno de la coagulación', which],
        ['Quistes, nódulos o tumores benignos', which],
      ],
    ],
    [
      'Ojos, oídos, nariz y garganta',
      [
        ['Glaucoma o cataratas', since],
        ['Pérdida de la vista que no corrigen los lentes'],
        ['Sordera o zumbidos', since],
        ['Sinusitis crónica'],
        ['Vértigo o enfermedad de Ménière'],
      ],
    ],
    [
      'Piel, alergias y defensas',
      [
        ['Psoriasis, vitiligo u otra enfermedad de la piel', which],
        ['Alergia grave a una medicina o un alimento', '¿A qué?'],
        ['VIH', since],
        ['Herpes zóster en los últimos dos años'],
        ['Trasplante de un órgano', '¿Cuál y cuándo?'],
      ],
    ],
    [
      'Antecedentes y situación actual',
      [
        ['Cirugías', '¿Cuáles y cuándo?'],
        ['Internamiento en los últimos doce meses', '¿Por qué y dónde?'],
        ['Estudios o cirugías pendientes', '¿Cuáles?'],
        ['Embarazo actual', '¿Cuántas semanas tiene?'],
        ['Consumo de tabaco', '¿Cuántos al día?'],
      ],
    ],
  ];

import {
  analytes,
  bones,
  cancers,
  complaints,
  germs,
  impairments,
  medicines,
  organs,
  pelvicOrgans,
  regions,
  samples,
  sensoryOrgans,
  teeth,
} from './anatomy';
import { demoSpecialties } from './specialties';
import { splitNames } from './split-names';

/** A family has one procedure for each combination of `what`, `of` and way. */
export interface ProcedureFamily {
  subgrupo: string;
  /** The approximate cost in pesos. */
  valor: number;
  what: readonly string[];
  of: readonly string[];
  ways: readonly string[];
}

const only = [''];
const sides = splitNames(', lado derecho · , lado izquierdo · , bilateral');
const contrasts = splitNames(' simple ·  con contraste ·  simple y con contraste ·  con reconstrucción tridimensional');
const approaches = splitNames(', por vía abierta · , por vía laparoscópica');
const specialties = demoSpecialties.map(([name]) => name.toLowerCase());

const family = (
  subgrupo: string,
  valor: number,
  what: string,
  of: readonly string[],
  ways: readonly string[] = only,
): ProcedureFamily => ({ subgrupo, valor, what: splitNames(what), of, ways });

export const procedureFamilies: readonly ProcedureFamily[] = [
  family(
    '101',
    900,
    'Vacuna contra',
    splitNames(
      'hepatitis B · influenza · neumococo · tétanos · difteria y tosferina · poliomielitis · rotavirus · sarampión, rubéola y paperas · varicela · virus del papiloma humano · fiebre amarilla · rabia',
    ),
    splitNames(', primera dosis · , segunda dosis · , tercera dosis · , refuerzo'),
  ),
  family(
    '102',
    700,
    'Control del niño sano · Tamizaje de la visión · Tamizaje auditivo · Evaluación del desarrollo',
    splitNames('recién nacido · lactante · preescolar · escolar · adolescente'),
  ),
  family(
    '201',
    800,
    'Consulta de',
    specialties.slice(0, 2),
    splitNames(', primera vez · , control · , a domicilio · , a distancia'),
  ),
  family(
    '202',
    1_400,
    'Consulta de · Interconsulta de',
    specialties.slice(2),
    splitNames(', primera vez · , control · , a distancia · , a domicilio'),
  ),
  family('301', 500, 'Sellante de fosas y fisuras de · Aplicación de flúor en', teeth),
  family(
    '302',
    1_300,
    'Restauración con resina de · Restauración con amalgama de · Extracción simple de · Extracción quirúrgica de · Raspado y alisado de · Incrustación en · Ferulización de · Radiografía periapical de',
    teeth,
  ),
  family('303', 5_500, 'Endodoncia de · Corona de porcelana en · Apicectomía de', teeth),
  family(
    '401',
    3_200,
    'Atención de emergencia por',
    complaints,
    splitNames(' ·  con observación de seis horas ·  con estabilización y traslado'),
  ),
  family(
    '501',
    2_600,
    'Día de hospitalización en sala de · Día de hospitalización en habitación de',
    splitNames(
      'medicina interna · pediatría · cirugía · ginecología · maternidad · ortopedia · oncología · psiquiatría',
    ),
    splitNames(' semiprivada ·  privada ·  con aislamiento'),
  ),
  family(
    '502',
    14_000,
    'Día en cuidados intensivos',
    splitNames('de adultos · pediátricos · neonatales · coronarios · neuroquirúrgicos'),
    splitNames(' ·  con ventilación mecánica'),
  ),
  family(
    '601',
    28_000,
    'Parto vaginal · Cesárea',
    splitNames('sin complicaciones · con preeclampsia · de embarazo múltiple · pretérmino'),
    splitNames(' ·  con ligadura de trompas'),
  ),
  family(
    '701',
    32_000,
    'Exploración de · Biopsia de · Resección parcial de · Resección total de · Drenaje de absceso de · Reparación de · Anastomosis de · Extracción de cuerpo extraño de · Reintervención de',
    organs,
    approaches,
  ),
  family(
    '702',
    38_000,
    'Reducción cerrada de fractura de · Reducción abierta con osteosíntesis de fractura de · Retiro de material de osteosíntesis de · Artroscopia de · Injerto óseo en · Inmovilización con yeso de · Corrección de deformidad de',
    bones,
    sides,
  ),
  family(
    '703',
    30_000,
    'Exploración de · Biopsia de · Resección parcial de · Resección total de · Plastia de · Drenaje de · Reintervención de',
    pelvicOrgans,
    approaches,
  ),
  family(
    '704',
    24_000,
    'Exploración de · Biopsia de · Resección de · Reparación de · Drenaje de · Injerto de',
    sensoryOrgans,
    sides,
  ),
  family(
    '801',
    900,
    'Radiografía de',
    regions,
    splitNames(', una proyección · , dos proyecciones · , tres proyecciones · , portátil · , comparativa'),
  ),
  family('802', 6_500, 'Tomografía axial computarizada de', regions, contrasts),
  family('803', 11_500, 'Resonancia magnética de · Angiorresonancia de', regions, contrasts),
  family('804', 1_900, 'Sonografía de · Sonografía Doppler de', [
    ...organs,
    ...pelvicOrgans,
    'partes blandas',
    'embarazo',
  ]),
  family(
    '805',
    450,
    'Medición de',
    analytes,
    splitNames(
      ' en suero ·  en plasma ·  en orina ·  en orina de 24 horas ·  en líquido cefalorraquídeo ·  en líquido pleural ·  en sangre capilar ·  en sangre de cordón',
    ),
  ),
  family(
    '806',
    1_600,
    'Anticuerpos IgG contra · Anticuerpos IgM contra · Reacción en cadena de la polimerasa para · Antígeno de · Prueba rápida de · Carga de',
    germs,
    splitNames(', cualitativo · , cuantitativo'),
  ),
  family(
    '806',
    1_100,
    'Cultivo de',
    samples,
    splitNames(' para aerobios ·  para anaerobios ·  para hongos ·  para micobacterias'),
  ),
  family('807', 3_400, 'Estudio de biopsia de · Citología de · Inmunohistoquímica de', [
    ...organs,
    ...pelvicOrgans,
    ...sensoryOrgans,
  ]),
  family(
    '808',
    3_000,
    'Electrocardiograma · Ecocardiograma · Prueba de esfuerzo · Monitoreo ambulatorio',
    splitNames(
      'en reposo · con Doppler color · con estrés farmacológico · de 24 horas · de 48 horas · pediátrico · fetal',
    ),
  ),
  family(
    '809',
    7_800,
    'Endoscopia de · Endoscopia con biopsia de · Endoscopia con resección de pólipos de',
    splitNames('esófago · estómago · duodeno · colon · recto · vías biliares · bronquios · vejiga'),
  ),
  family(
    '901',
    62_000,
    'Quimioterapia de cáncer de · Radioterapia de cáncer de · Inmunoterapia de cáncer de',
    cancers,
    splitNames(', primer ciclo · , ciclo de seguimiento'),
  ),
  family(
    '902',
    9_800,
    'Hemodiálisis · Diálisis peritoneal',
    splitNames('aguda · crónica · pediátrica · domiciliaria'),
    splitNames(', sesión · , acceso vascular · , control mensual'),
  ),
  family(
    '902',
    620_000,
    'Trasplante de',
    splitNames('riñón · hígado · córnea · médula ósea · corazón'),
    splitNames(', donante vivo · , donante fallecido · , control anual'),
  ),
  family(
    '903',
    190_000,
    'Cateterismo de · Angioplastia de · Derivación de · Reparación de',
    splitNames(
      'arteria coronaria · aorta torácica · aorta abdominal · carótida · arteria femoral · válvula mitral · válvula aórtica · tabique auricular · aneurisma cerebral · hematoma subdural · hernia discal lumbar · hernia discal cervical',
    ),
  ),
  family(
    '1001',
    750,
    'Sesión de terapia física por · Evaluación de fisiatría por · Electroterapia por',
    impairments,
    splitNames(' ·  a domicilio ·  en piscina'),
  ),
  family(
    '1002',
    850,
    'Sesión de terapia ocupacional por · Sesión de terapia del habla por · Evaluación funcional por',
    impairments,
    splitNames(' ·  a domicilio'),
  ),
  family(
    '1101',
    4_200,
    'Transfusión de · Pruebas cruzadas de · Aféresis de',
    splitNames('glóbulos rojos · plaquetas · plasma fresco · crioprecipitado · sangre total · albúmina'),
    splitNames(' ·  irradiados ·  leucorreducidos'),
  ),
  family(
    '1201',
    380,
    'Tableta de · Suspensión de · Solución inyectable de · Cápsula de',
    medicines,
    splitNames(', tratamiento de siete días · , tratamiento de un mes · , tratamiento de tres meses'),
  ),
];

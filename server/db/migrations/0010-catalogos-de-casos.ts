type Row = readonly (string | number | boolean)[];

const quoted = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
const values = (rows: readonly Row[]) => rows.map((row) => `(${row.map(quoted).join(', ')})`).join(', ');

const named = (names: readonly string[]): readonly Row[] => names.map((name, index) => [`${index + 1}`, index, name]);

const requestTypes: readonly Row[] = [
  ['1', 0, 'Afiliación de titular', 'Solicitud de afiliación de titular'],
  ['2', 1, 'Afiliación de dependiente', 'Solicitud de afiliación de dependiente'],
  ['3', 2, 'Reembolso', 'Solicitud de reembolso'],
  ['4', 3, 'Pre-autorización', 'Solicitud de pre-autorización'],
];

/** With the set of documents that each needs. */
const reimbursementTypes: readonly Row[] = [
  ['1', 0, 'Consulta médica', 'reembolso-consulta'],
  ['2', 1, 'Medicamentos', 'reembolso'],
  ['3', 2, 'Laboratorios', 'reembolso-estudio'],
  ['4', 3, 'Estudio de imágenes', 'reembolso-estudio'],
  ['5', 4, 'Emergencia', 'reembolso-internamiento'],
  ['6', 5, 'Internamiento o cirugía', 'reembolso-internamiento'],
  ['7', 6, 'Odontología', 'reembolso-consulta'],
  ['8', 7, 'Lentes', 'reembolso'],
];

const authorizationTypes: readonly Row[] = [
  ['1', 0, 'Estudio de imágenes', 'indicacion'],
  ['2', 1, 'Laboratorios', 'indicacion'],
  ['3', 2, 'Procedimientos quirúrgicos', 'general'],
  ['4', 3, 'Tratamientos de alto costo', 'general'],
  ['5', 4, 'Materiales de ostosintesis', 'general'],
  ['6', 5, 'Endoscopia digestiva alta', 'estudio'],
  ['7', 6, 'Colonoscopia', 'estudio'],
  ['8', 7, 'Resonancias', 'estudio'],
  ['9', 8, 'Tomografía', 'estudio'],
  ['10', 9, 'Terapia física', 'terapia'],
];

const any = 'JPG, PNG, PDF';
const jpg = 'JPG';
const papers = 'JPG, PDF';

/**
 * Set, place in it, code, name, required, formats, how many files. The same paper has the same code in every set, so
 * that a member who changes the type keeps the files.
 */
const requirements: readonly Row[] = [
  ['titular', 0, 'cedula', 'Cédula', true, papers, 2],
  ['titular', 1, 'acta', 'Acta de nacimiento', true, papers, 2],
  ['dependiente', 0, 'documentos', 'Documentos del dependiente', true, jpg, 5],
  ['reembolso', 0, 'factura', 'Factura con comprobante fiscal', true, any, 2],
  ['reembolso', 1, 'indicacion', 'Indicación médica', true, any, 3],
  ['reembolso', 2, 'cedula', 'Cédula', true, any, 2],
  ['reembolso-consulta', 0, 'factura', 'Factura con comprobante fiscal', true, any, 2],
  ['reembolso-consulta', 1, 'cedula', 'Cédula', true, any, 2],
  ['reembolso-consulta', 2, 'informe', 'Informe médico', false, any, 5],
  ['reembolso-estudio', 0, 'factura', 'Factura con comprobante fiscal', true, any, 2],
  ['reembolso-estudio', 1, 'indicacion', 'Indicación médica', true, any, 3],
  ['reembolso-estudio', 2, 'reporte', 'Reporte de estudio', true, any, 5],
  ['reembolso-estudio', 3, 'cedula', 'Cédula', true, any, 2],
  ['reembolso-internamiento', 0, 'factura', 'Factura con comprobante fiscal', true, any, 5],
  ['reembolso-internamiento', 1, 'informe', 'Informe médico', true, any, 5],
  ['reembolso-internamiento', 2, 'cedula', 'Cédula', true, any, 2],
  ['reembolso-internamiento', 3, 'resultados', 'Resultados de estudios anteriores', false, any, 5],
  ['indicacion', 0, 'indicacion', 'Indicación', true, jpg, 3],
  ['indicacion', 1, 'cedula', 'Cédula', true, jpg, 2],
  ['ambulatorio', 0, 'indicacion', 'Indicación', true, jpg, 3],
  ['ambulatorio', 1, 'cedula', 'Cédula', true, jpg, 2],
  ['estudio', 0, 'cedula', 'Copia de cédula', true, jpg, 2],
  ['estudio', 1, 'historia', 'Historia clínica detallada', true, jpg, 5],
  ['estudio', 2, 'indicacion', 'Indicación médica', true, jpg, 5],
  ['estudio', 3, 'resultados', 'Resultados de estudios anteriores', false, jpg, 5],
  ['terapia', 0, 'cedula', 'Copia de cédula', true, jpg, 2],
  ['terapia', 1, 'indicacion', 'Indicación', true, jpg, 3],
  ['terapia', 2, 'historia', 'Historia clínica', true, jpg, 5],
  ['terapia', 3, 'referimiento', 'Referimiento del especialista', true, jpg, 5],
  ['general', 0, 'indicacion', 'Indicación', true, jpg, 3],
  ['general', 1, 'historia', 'Historia clínica', true, jpg, 5],
  ['general', 2, 'reporte', 'Reporte de estudio', true, jpg, 5],
  ['general', 3, 'cedula', 'Cédula', true, jpg, 2],
];

const banks = [
  'Banco Ademi',
  'Banco BHD',
  'Banco Caribe',
  'Banco de Reservas',
  'Banco López de Haro',
  'Banco Lafise',
  'Banco Popular Dominicano',
  'Banco Promerica',
  'Banco Santa Cruz',
  'Banco Vimenca',
  'Banesco',
  'Citibank',
  'Scotiabank',
  'Asociación Cibao de Ahorros y Préstamos',
  'Asociación La Nacional de Ahorros y Préstamos',
  'Asociación La Vega Real de Ahorros y Préstamos',
  'Asociación Popular de Ahorros y Préstamos',
];

/** 36 is what the application begins with. */
const nationalities: readonly Row[] = [
  ['1', 'Alemana'],
  ['2', 'Argentina'],
  ['3', 'Australiana'],
  ['4', 'Austriaca'],
  ['5', 'Belga'],
  ['6', 'Boliviana'],
  ['7', 'Brasileña'],
  ['8', 'Canadiense'],
  ['9', 'Chilena'],
  ['10', 'China'],
  ['11', 'Colombiana'],
  ['12', 'Coreana'],
  ['13', 'Costarricense'],
  ['14', 'Cubana'],
  ['15', 'Danesa'],
  ['16', 'Ecuatoriana'],
  ['17', 'Española'],
  ['18', 'Estadounidense'],
  ['19', 'Filipina'],
  ['20', 'Francesa'],
  ['21', 'Guatemalteca'],
  ['22', 'Haitiana'],
  ['23', 'Holandesa'],
  ['24', 'Hondureña'],
  ['25', 'India'],
  ['26', 'Inglesa'],
  ['27', 'Irlandesa'],
  ['28', 'Israelí'],
  ['29', 'Italiana'],
  ['30', 'Jamaiquina'],
  ['31', 'Japonesa'],
  ['32', 'Libanesa'],
  ['33', 'Mexicana'],
  ['34', 'Nicaragüense'],
  ['35', 'Panameña'],
  ['36', 'Dominicana'],
  ['37', 'Paraguaya'],
  ['38', 'Peruana'],
  ['39', 'Portuguesa'],
  ['40', 'Puertorriqueña'],
  ['41', 'Rusa'],
  ['42', 'Salvadoreña'],
  ['43', 'Suiza'],
  ['44', 'Uruguaya'],
  ['45', 'Venezolana'],
  ['46', 'Otra'],
];

/** Of a man and of a woman. */
const kinships: readonly Row[] = [
  ['1', 0, 'Esposo', 'Esposa'],
  ['2', 1, 'Compañero', 'Compañera'],
  ['3', 2, 'Hijo', 'Hija'],
  ['4', 3, 'Hijastro', 'Hijastra'],
  ['5', 4, 'Padre', 'Madre'],
  ['6', 5, 'Suegro', 'Suegra'],
  ['7', 6, 'Hermano', 'Hermana'],
  ['8', 7, 'Abuelo', 'Abuela'],
  ['9', 8, 'Nieto', 'Nieta'],
  ['10', 9, 'Tío', 'Tía'],
  ['11', 10, 'Sobrino', 'Sobrina'],
];

/** What the specification says of requests, in rows: another type or document is another row, not another server. */
export const catalogosDeCasos: readonly string[] = [
  `INSERT INTO tipos_solicitud (codigo, orden, nombre, titulo) VALUES ${values(requestTypes)}`,
  `INSERT INTO tipos_reembolso (codigo, orden, nombre, conjunto) VALUES ${values(reimbursementTypes)}`,
  `INSERT INTO tipos_preautorizacion (codigo, orden, nombre, conjunto) VALUES ${values(authorizationTypes)}`,
  `INSERT INTO requisitos (conjunto, orden, codigo, descripcion, requerido, formatos, cantidad)
   VALUES ${values(requirements)}`,
  `INSERT INTO bancos (codigo, orden, nombre) VALUES ${values(named(banks))}`,
  `INSERT INTO nacionalidades (codigo, nombre) VALUES ${values(nationalities)}`,
  `INSERT INTO parentescos (codigo, orden, masculino, femenino) VALUES ${values(kinships)}`,
];

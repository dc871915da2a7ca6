const maria = { code: '10000001', correo: 'maria.pena@ejemplo.do' };

/** Each is valid with the documents that its type requires. */
export const preauthorizationForm = {
  nss: '200000001',
  email: maria.correo,
  tipoAutorizacion: '2',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Perfil tiroideo',
  codigoSolicitante: maria.code,
};

export const reimbursementForm = {
  solicitante: 'María Altagracia Peña Núñez',
  correoSolicitante: maria.correo,
  telefonoSolicitante: '809-555-0101',
  tipoReembolso: 'Medicamentos',
  fechaServicio: '2026-11-18',
  montoReclamado: '2480.00',
  centroSalud: 'Farmacia San Rafael',
  medico: '',
  especialidad: '',
  motivo: 'Medicamentos para la presión.',
  idTipoReembolso: '2',
  noCuenta: '78912345',
  tipoCuenta: 'Ahorro',
  banco: '7',
  nombreTitularCuenta: 'María Peña',
  tipoDocumentoTitularCuenta: 'Cedula',
  documentoTitularCuenta: '001-1000001-1',
  codigoSolicitante: maria.code,
};

export const holderForm = {
  cedula: '001-7654321-9',
  telefono: '809-555-0199',
  nombre: 'Ana',
  apellido: 'Rosario Peña',
  email: 'ana@ejemplo.do',
  regimen: 'Contributivo',
};

export const dependentForm = { ...holderForm, celular: '829-555-0199', institucion: 'Escuela Duarte' };

import { formatAreaPhone } from '../../../domain/rules/contact/phone';
import { formatCedula } from '../../../domain/rules/document/cedula';
import { sampleForm } from './sample-form';

const empty = {
  tipoDocumento: null as number | null,
  cedula: '',
  nombres: '',
  apellidos: '',
  apodo: '',
  nacimiento: '',
  nacionalidad: '',
  ocupacion: '',
  correo: '',
  celular: '',
  telefono: '',
  otroTelefono: '',
  provincia: null as number | null,
  municipio: '',
  sector: '',
  calle: '',
  numero: '',
  edificio: '',
  apartamento: '',
  referencia: '',
  empleador: '',
  rnc: '',
  cargo: '',
  telefonoEmpleo: '',
  provinciaEmpleo: null as number | null,
  sectorEmpleo: '',
  calleEmpleo: '',
  conyuge: '',
  cedulaConyuge: '',
  celularConyuge: '',
  contacto: '',
  parentesco: '',
  celularContacto: '',
  provinciaContacto: null as number | null,
  medico: '',
  centro: '',
  farmacia: '',
  alergias: '',
  medicamentos: '',
  observaciones: '',
};

const masks = {
  cedula: formatCedula,
  celular: formatAreaPhone,
  telefono: formatAreaPhone,
  otroTelefono: formatAreaPhone,
  telefonoEmpleo: formatAreaPhone,
  cedulaConyuge: formatCedula,
  celularConyuge: formatAreaPhone,
  celularContacto: formatAreaPhone,
};

/** A sample with as many fields as the insurer's longest paper form. */
export const affiliationForm = () => sampleForm(empty, masks);

/** A complete draft, ready to send. */
export const applicant = {
  borrador: {
    planSolicitado: '1',
    nombres: 'Rosa',
    apellidos: "O'Neill-Núñez",
    tipoDocumento: '1',
    noDocumento: '001-1111111-1',
    fechaNacimiento: '05-11-1980',
    sexo: 'Femenino',
    nacionalidad: '36',
    ocupacion: '',
    correo: 'rosa@ejemplo.do',
    estadoCivil: '',
    direccion: 'Calle 5 #27',
    sector: 'Los Mina',
    ciudad: 'Baní',
    telefono: '(809)-555-0142',
    oficina: '',
    celular: '',
    formaPago: '1',
    frecuenciaPago: '4',
  },
  dependientes: [],
  salud: { 101: { tiene: false, quienes: [], detalle: '' } },
};

const one = (codigo: string, descripcion: string) => ({ codigo, descripcion });

/** By the path of each call. */
export const applicationAnswers: Record<string, object> = {
  'Afiliado/formulario/planes': [one('1', 'PLAN LARIMAR')],
  'Afiliado/drop/nacionalidad': { result: [one('36', 'Dominicana')] },
  'Afiliado/drop/parentesco': { result: [one('3', 'Hijo')] },
  'Afiliado/formulario/dependientespermitidos': [one('3', 'Hijo')],
  'Afiliado/formulario/formaspago': [one('1', 'Efectivo')],
  'Afiliado/formulario/frecuenciaspago': [one('4', 'Anual')],
  'Afiliado/formulario/catalogosintomaenfermedades': [
    { codigo: '101', codigoPadre: '', descripcion: 'Asma', campoAdicional: '', numeroOrden: 1 },
  ],
  'CRM/formulario/solicitudAfiliacion': { numero: '20451' },
};

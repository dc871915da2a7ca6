import { brand } from '../../domain/brand/brand';
import { reachUs } from '../mail/mail-texts';

/** The words of the page that an archive holds. */
export const archiveTexts = {
  title: `Sus datos en ${brand.productName}`,
  made: (when: string) => `Hecho el ${when}`,
  intro: [
    'Aquí está todo lo que el portal guarda de la persona de estos datos. Los mismos datos, para leerlos con un programa, están en «datos.json».',
    'Guarde este archivo en un lugar seguro: quien lo abra puede leerlo.',
  ],
  contents: 'Contenido',
  nothing: 'No hay nada guardado.',
  cut: 'Hay más: aquí están los más recientes.',
  documents: 'Documentos',
  noRoom: 'no cabe en este archivo',
  size: (kilobytes: number) => `${kilobytes.toLocaleString('es-DO')} KB`,
  yes: 'Sí',
  no: 'No',
  leftOutTitle: 'Lo que no está aquí',
  leftOut: [
    'Su contraseña, sus códigos y todo lo que sirve para entrar en su cuenta: no se guardan de forma que se puedan leer, o no deben salir del portal.',
    'Los datos de otras personas, aunque estén en una solicitud suya, y los documentos que otra persona entregó.',
    'Las solicitudes de afiliación que se enviaron sin iniciar sesión: nadie comprobó de quién son.',
    `Si cree que falta algo, o que algo está mal, ${reachUs}.`,
  ],
  /** What forms of requests hold. */
  fields: {
    solicitante: 'Quién la pide',
    correoSolicitante: 'Correo de quien la pide',
    telefonoSolicitante: 'Teléfono de quien la pide',
    email: 'Correo',
    nss: 'NSS',
    tipoReembolso: 'Tipo de reembolso',
    idTipoReembolso: 'Código del tipo de reembolso',
    tipoAutorizacion: 'Tipo de autorización',
    fechaServicio: 'Fecha del servicio',
    montoReclamado: 'Monto reclamado, en centavos',
    centroSalud: 'Centro de salud',
    centroMedico: 'Centro médico',
    medico: 'Médico',
    especialidad: 'Especialidad',
    motivo: 'Motivo',
    descripcion: 'Descripción',
    noCuenta: 'Número de cuenta',
    tipoCuenta: 'Tipo de cuenta',
    banco: 'Código del banco',
    nombreTitularCuenta: 'Titular de la cuenta',
    tipoDocumentoTitularCuenta: 'Documento del titular de la cuenta',
    documentoTitularCuenta: 'Número del documento',
    versionTerminos: 'Versión de los términos',
    codigoSolicitante: 'Código de quien la pide',
  } as Readonly<Record<string, string>>,
};

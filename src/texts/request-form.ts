import type { PhoneField } from '../../domain/rules/requests/changed-phones';

/** Texts shared by all request forms. */
export const requestFormTexts = {
  volver: 'Solicitudes',
  cargando: 'Cargando información...',
  sinCargar: 'No pudimos cargar lo que hace falta para esta solicitud.',
  antes: 'Antes de empezar, tenga a mano…',
  empezar: 'Empezar',
  borrador: (momento: string) => `Tiene una solicitud sin enviar, del ${momento}`,
  borradorDetalle:
    'Por su seguridad no se guardan los archivos ni los números de cuenta, de documento o NSS. Tendrá que ponerlos otra vez.',
  seguirBorrador: 'Continuar con ella',
  descartarBorrador: 'Descartar',
  cuentaLetras: (usadas: number, tope: number) => `${usadas} / ${tope}`,
  quedanLetras: (quedan: number) => {
    if (quedan === 0) return 'No quedan letras.';
    return quedan === 1 ? 'Queda una letra.' : `Quedan ${quedan} letras.`;
  },
  paraQuien: 'Afiliado',
  elijaAfiliado: 'Elija un afiliado',
  faltanDatos: 'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
  corrija: 'Revise lo siguiente',
  leFaltan: (cuantas: number) =>
    cuantas === 1
      ? 'Le falta una cosa. Púlsela para ir a ella.'
      : `Le faltan ${cuantas} cosas. Pulse una para ir a ella.`,
  necesarios: 'Son necesarios todos los que no dicen «opcional».',
  cargados: (cargados: number, requeridos: number) => `Se han cargado ${cargados} de ${requeridos} archivos requeridos`,
  faltaDocumento: (nombre: string) => `Falta ${nombre} por cargar, favor de verificar`,
  sinTerminos: 'Para continuar debe de aceptar los términos y condiciones.',
  preparandoArchivos: 'Un archivo todavía se está preparando. Espere a que termine y pulse otra vez.',
  sinDocumentos: 'Lo sentimos, hubo un error al cargar los documentos',
  sinDocumentosDetalle: 'No pudimos saber qué documentos pide este tipo de solicitud. Lo que escribió sigue aquí.',
  pidiendoDocumentos: 'Buscando qué documentos hacen falta…',
  otraVez: 'Buscar otra vez',
  primeroTipo: 'Elija primero el tipo: aquí verá qué documentos hacen falta.',
  revisar: 'Revisar solicitud',
  revision: 'Revise su solicitud',
  revisionDetalle: 'Esto es lo que se enviará cuando pulse «Enviar solicitud».',
  documentos: 'Documentos',
  corregir: 'Corregir',
  anterior: 'Anterior',
  editar: 'Editar',
  editarParte: (titulo: string) => `Editar ${titulo}`,
  enviar: 'Enviar solicitud',
  procesando: 'Se está procesando su solicitud',
  procesandoDetalle: 'No cierre esta página hasta ver el número de su caso.',
  preparandoEnvio: 'Preparando el envío…',
  comprobando: 'Comprobando si llegó…',
  cancelar: 'Cancelar el envío',
  sinEnviar: 'Esta vez no se envió',
  noCreadaDetalle: 'Lo que escribió y sus documentos siguen aquí.',
  sinEnviarDetalle: 'Antes de enviar no pudimos leer sus casos. Lo que escribió y sus documentos siguen aquí.',
  sinConfirmar: 'No sabemos si su solicitud llegó',
  documentosSinConfirmar: 'No sabemos si sus documentos llegaron',
  cancelada: 'Canceló el envío, y no sabemos si su solicitud llegó antes',
  sinConfirmarDetalle:
    'No la enviaremos otra vez por nuestra cuenta. Mire si está entre sus casos antes de enviarla de nuevo.',
  nuevos: 'Casos que aparecieron después de enviarla:',
  ninguno: 'Todavía no aparece ningún caso nuevo.',
  verCasos: 'Ver mis solicitudes',
  comprobar: 'Comprobar otra vez',
  noLlego: 'No está: volver al formulario',
  creado: (caso: string) => `Se ha creado el caso ${caso}`,
  recargando: 'La página se actualizará en un momento.',
  actualizar: 'Actualizar ahora',
  telefonos: {
    telefonoCelular: 'Teléfono celular actualizado con éxito',
    telefonoResidencial: 'Teléfono residencial actualizado con éxito',
  } satisfies Record<PhoneField, string>,
  sinTelefonos: 'Ha ocurrido un error, favor intentar mas tarde',
  sinTelefonosDetalle:
    'El teléfono que cambió no quedó guardado en sus datos de contacto. Su solicitud se creó con el nuevo.',
  marcadorTelefono: '809-555-5555',
  cambiarTelefono: 'Si lo cambia, también se actualiza en sus datos de contacto.',
  barra: 'Enviar la solicitud',
} as const;

import type { ConflictField } from '../../../domain/rules/contact/contact-conflicts';
import type { ContactPart } from '../../../domain/rules/contact/contact-part';
import type { Salida } from '../../../machines/contactEdit/contactEdit.machine';
import type { ProfileFault } from '../../../machines/contactEdit/profile-form';
import { contactFaultText, contactTexts } from '../../texts/contact';

export const contactEditTexts = {
  titulo: 'Datos de contacto y localización',
  cargando: 'Cargando información...',
  telefonosYCorreo: 'Teléfonos y correo',
  direccion: 'Dirección',
  region: 'Región',
  elijaRegion: 'Elija una región',
  otraRegion: 'En otra región',
  marcador: '(809)-555-5555',
  editar: 'Editar',
  cancelar: 'Cancelar',
  guardar: 'Guardar',
  barra: 'Cambios en sus datos de contacto',
  alGuardar: {
    pagina: 'Estamos guardando. Al terminar saldrá de la página.',
    sesion: 'Estamos guardando. Al terminar le preguntaremos si cierra la sesión.',
  } satisfies Record<Salida, string>,
  actualizado: '¡Datos de contacto actualizados exitosamente!',
  sinCambios: 'Para editar debe de realizar algun cambio en los campos de contacto y localizacion',
  soloTitular: 'Solo el titular puede editar la dirección del nucleo.',
  sinCargar: 'Error cargando datos de contacto',
  sinListas: 'No pudimos cargar las listas de regiones, provincias y municipios.',
  sinListasDetalle: 'Por eso su dirección solo se puede leer. Lo demás sí se puede cambiar.',
  sinLeer: 'Esta vez no se envió nada: antes de guardar no pudimos ver qué hay guardado ahora.',
  noGuardado: 'No se pudo guardar.',
  noGuardados: (partes: readonly ContactPart[]) =>
    `Sin guardar: ${partes.map((parte) => contactTexts.partes[parte]).join(', ')}. Lo que escribió sigue aquí.`,
  sinPedir: 'Su correo electrónico sigue como estaba.',
  sinPedirGuardado: 'Lo demás quedó guardado.',
  sinPedirDetalle: 'Para cambiarlo pulse «Guardar» y confirme con su contraseña.',
  correoPropio:
    'Para cambiarlo le pediremos su contraseña, y el cambio valdrá cuando lo confirme desde el correo nuevo.',
  pendiente: (correo: string) => `Cambio pendiente: ${correo}`,
  pendienteDetalle: 'Confírmelo con el enlace que le enviamos. Hasta entonces vale su correo de antes.',
  pendienteConsejo: 'Si no le llega en unos minutos, mire el correo no deseado o pida el cambio otra vez con «Editar».',
  recuerdo: 'Tiene cambios sin guardar',
  recuerdoDetalle: 'Los escribió en este equipo y no llegaron a guardarse.',
  seguir: 'Seguir editando',
  descartar: 'Descartar',
  choque: 'Estos datos cambiaron en otra parte',
  choqueDetalle:
    'Mientras usted escribía se guardó otra cosa. Elija con qué se queda: hasta entonces no se envía nada.',
  lugar: 'Región, provincia y municipio',
  mio: 'Lo que escribí',
  otro: 'Lo que hay guardado ahora',
  enBlanco: 'En blanco',
  faltaElegir: 'Elija una de las dos.',
  confirmar: 'Confirmar',
  volver: 'Volver a editar',
  salida: {
    edicion: {
      pregunta: '¿Descartar los cambios?',
      detalle: 'Lo que escribió y no guardó se perderá.',
      quedarse: 'Seguir editando',
      salir: 'Descartar los cambios',
    },
    pagina: {
      pregunta: '¿Salir sin guardar?',
      detalle: 'Lo que todavía no se haya guardado se perderá.',
      quedarse: 'Seguir editando',
      salir: 'Salir sin guardar',
    },
    sesion: {
      pregunta: '¿Cerrar la sesión sin guardar?',
      detalle: 'Lo que todavía no se haya guardado se perderá.',
      quedarse: 'Seguir editando',
      salir: 'Cerrar sin guardar',
    },
  } satisfies Record<Salida | 'edicion', Record<'pregunta' | 'detalle' | 'quedarse' | 'salir', string>>,
} as const;

const empty = 'La provincia y municipio no pueden estar vacios.';
const wrongEmail = 'Favor de agregar un correo electronico válido';

export const contactEditFaultText: Record<ProfileFault, string> = {
  ...contactFaultText,
  faltaRegion: 'Debe seleccionar la región.',
  faltaProvincia: empty,
  faltaMunicipio: empty,
  faltaCorreo: wrongEmail,
  correoInvalido: wrongEmail,
};

export const conflictLabel: Record<ConflictField, string> = {
  telefonoCelular: contactTexts.celular,
  telefonoResidencial: contactTexts.residencial,
  lugar: contactEditTexts.lugar,
  calle: contactTexts.calle,
  noCasa: contactTexts.noCasa,
  apartamento: contactTexts.apartamento,
  edificio: contactTexts.edificio,
  sector: contactTexts.sector,
  correo: contactTexts.correo,
};

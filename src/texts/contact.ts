import type { ContactFault } from '../../domain/rules/contact/contact-faults';
import type { ContactPart } from '../../domain/rules/contact/contact-part';

/** Contact data texts shared by wizard and profile. */
export const contactTexts = {
  celular: 'Teléfono celular',
  residencial: 'Teléfono residencial',
  opcional: 'opcional',
  provincia: 'Provincia',
  elijaProvincia: 'Elija una provincia',
  municipio: 'Municipio',
  elijaMunicipio: 'Elija un municipio',
  antesProvincia: 'Elija primero la provincia',
  buscar: 'Buscar',
  sinResultados: 'No se encontraron resultados.',
  hayMas: (cuantos: number) => `Hay ${cuantos} más. Siga escribiendo para verlos.`,
  calle: 'Calle',
  noCasa: 'No. de casa',
  apartamento: 'Apartamento',
  edificio: 'Edificio',
  sector: 'Sector',
  correo: 'Correo electrónico',
  sinDato: 'Sin registrar',
  sinLeer: 'No disponible ahora',
  guardando: 'Guardando…',
  comprobando: 'Revisando…',
  subsidiado: 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.',
  sinConfirmar: 'No pudimos confirmar si se guardó.',
  sinConfirmarDetalle: 'Antes de enviarlo otra vez miraremos si ya está guardado. Inténtelo en un momento.',
  partes: { telefonos: 'teléfonos', direccion: 'dirección', correo: 'correo electrónico' } satisfies Record<
    ContactPart,
    string
  >,
} as const;

const missing = 'Debe de llenar todos los campos';

export const contactFaultText = {
  faltaTelefono: 'Por favor ingrese al menos un número de teléfono.',
  telefonoInvalido: 'Formato de teléfono inválido',
  faltaCalle: `${missing}. Escriba la calle.`,
  faltaNoCasa: `${missing}. Escriba el número de la casa.`,
  faltaSector: `${missing}. Escriba el sector.`,
  muyLargo: 'Es demasiado largo. Escríbalo más corto.',
} as const satisfies Partial<Record<ContactFault, string>>;

import type { ContactFault } from '../../../domain/rules/contact/contact-faults';
import type { ContactPart } from '../../../domain/rules/contact/contact-part';
import type { Cargado, Variante } from '../../../machines/onboarding/onboarding.machine';
import { contactFaultText, contactTexts } from '../../texts/contact';

export const onboardingSteps = ['Teléfonos', 'Dirección', 'Correo Electrónico'] as const;

export const onboardingTexts = {
  titulo: 'Actualice sus datos de contacto',
  // promise: casoResuelto casoDevuelto facturaPorVencer
  razon: 'Así podremos avisarle de sus solicitudes y facturas.',
  pasos: 'Pasos para actualizar sus datos',
  paso: (numero: number, total: number) => `Paso ${numero} de ${total}:`,
  hecho: 'completado',
  pendiente: 'pendiente',
  cargando: 'Cargando información...',
  preguntas: ['¿A qué teléfonos le llamamos?', '¿Dónde vive?', '¿A qué correo le escribimos?'],
  guias: [
    'Escriba al menos un número de teléfono.',
    'Elija primero la provincia y luego el municipio.',
    // promise: casoResuelto casoDevuelto casoPorVencer casoAnulado
    'Allí le llegarán los avisos de sus solicitudes.',
  ],
  soloSeLee: 'Así está registrada su dirección.',
  sinDireccion: 'No tenemos su dirección. Para darla, llámenos.',
  marcador: { pagina: '(809)-555-5555', modal: '(000) 000-0000' } satisfies Record<Variante, string>,
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  finalizar: 'Finalizar',
  omitir: 'Omitir por ahora',
  continuarDespues: 'Continuar más tarde',
  faltaUbicacion: 'Por favor complete todos los campos obligatorios de ubicación.',
  faltaCorreo: 'Por favor ingrese un correo electrónico válido.',
  guardado: {
    telefonos: 'Teléfonos actualizados exitosamente',
    direccion: 'Dirección actualizada exitosamente',
    correo: 'Correo electrónico actualizado exitosamente',
  } satisfies Record<ContactPart, string>,
  noGuardado: (parte: ContactPart) => `Error actualizando ${contactTexts.partes[parte]}. Inténtelo nuevamente.`,
  noGuardados: (partes: readonly ContactPart[]) =>
    `Error actualizando: ${partes.map((parte) => contactTexts.partes[parte]).join(', ')}. Por favor, inténtelo nuevamente.`,
  inesperado: 'Ocurrió un error inesperado. Inténtelo nuevamente.',
  conservado: 'Lo que escribió sigue aquí.',
  sinCarga: {
    pagina: 'Error cargando datos iniciales',
    modal: 'Error cargando información. Inténtelo nuevamente.',
  } satisfies Record<Variante, string>,
  sinCargar: {
    contacto: 'Error cargando datos de contacto',
    provincias: 'Error cargando provincias',
    municipios: 'Error cargando municipios',
  } satisfies Record<keyof Cargado, string>,
  muestra: 'Por ahora aquí no se guarda nada. Lo intentamos otra vez solos; también puede reintentar ahora.',
  direccionPendiente: 'Su dirección queda pendiente',
  direccionSinListas:
    'No pudimos cargar las provincias y los municipios, así que no se guardó. Lo intentamos otra vez solos; también puede reintentar ahora.',
  direccionConListas: 'No se guardó. Las listas ya llegaron: puede completarla.',
  completarDireccion: 'Completar la dirección',
  listaDeMuestra: 'Lista de muestra',
  terminado: {
    pagina: '¡Todos los datos de contacto han sido actualizados exitosamente!',
    modal: '¡Datos de contacto actualizados exitosamente!',
  } satisfies Record<Variante, string>,
  continuar: { pagina: 'Continuar', modal: 'Cerrar' } satisfies Record<Variante, string>,
} as const;

const shared = {
  ...contactFaultText,
  faltaCorreo: 'El correo electrónico es obligatorio',
  correoInvalido: 'Ingrese un correo electrónico válido',
} as const;

export const onboardingFaultText: Record<Variante, Record<ContactFault, string>> = {
  pagina: { ...shared, faltaProvincia: 'La provincia es obligatoria', faltaMunicipio: 'El municipio es obligatorio' },
  modal: {
    ...shared,
    faltaProvincia: 'Debe seleccionar la provincia',
    faltaMunicipio: 'Debe seleccionar el municipio',
  },
};

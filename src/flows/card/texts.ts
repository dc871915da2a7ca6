import { accountTexts } from '../../texts/account';
import { shellTexts } from '../../texts/shell';

const titulo = 'Carnet digital';
const tipos: Readonly<Record<string, string>> = {
  titular: accountTexts.titular,
  dependiente: accountTexts.dependiente,
};
const planes: Readonly<Record<number, string>> = {
  1: 'Plan básico',
  2: 'Plan complementario',
  3: 'Plan de accidentes de tránsito',
};

export const cardTexts = {
  titulo,
  pestana: `${titulo} · ${shellTexts.producto}`,
  cargando: 'Cargando el carnet…',
  personas: 'De quién es el carnet',
  viendo: (nombre: string) => `Está viendo los datos de ${nombre}`,
  numero: accountTexts.numero,
  numeroDe: (numero: string) => `${accountTexts.numero}: ${numero}`,
  cedula: 'Cédula',
  nss: 'NSS',
  regimen: 'Régimen',
  /** The server sends capitals: known types are rewritten, unknown ones shown as sent. */
  tipo: (sent: string) => tipos[sent.trim().toLowerCase()] ?? sent.trim(),
  planes: 'Planes',
  /** The plan type by idTipoPlan; a generic word for an unknown id. */
  tipoPlan: (id: number | null) => planes[id ?? 0] ?? accountTexts.plan,
  plan: accountTexts.plan,
  sinPlan: accountTexts.sinPlan,

  muestre: 'Muestre este código',
  muestreDetalle: 'El centro de salud lo escanea para comprobar su afiliación.',
  codigoDelCarnet: 'Código del carnet',
  codigoSinServicio: 'Mientras el plan no tenga servicio, no le sirve en un centro de salud.',
  codigo: (nombre: string) => `Código QR del carnet de ${nombre}`,
  ampliar: 'Ampliar',
  imprimir: 'Imprimir',

  sinCarnet: 'No encontramos un carnet a su nombre.',
  sinCarnetDe: (nombre: string) => `No encontramos un carnet a nombre de ${nombre}.`,
  sinCarnetDetalle: 'Si cree que es un error, llámenos.',

  guardar: 'Guardar en este teléfono',
  guardarDetalle: 'Para mostrarlo también sin conexión.',
  guardarTitulo: '¿Guardar este carnet en este teléfono?',
  advertencia: 'No lo guarde en un teléfono que comparte con otras personas.',
  advertenciaDetalle:
    'Quien abra este teléfono podrá ver el carnet sin su contraseña, también cuando su sesión haya vencido.',
  comoSeQuita: 'Se borra al cerrar su sesión, al pulsar «Quitar» o cuando otra persona inicie sesión aquí.',
  soloEste: 'Se guarda solo este carnet, con su nombre, sus números y sus planes.',
  guardarAhora: 'Guardar',
  guardando: 'Guardando…',
  noGuardar: 'No guardar',
  sinGuardar: 'No se pudo guardar en este teléfono.',
  sinGuardarDetalle:
    'Puede que no tenga espacio: borre fotos o archivos que ya no use y pulse «Guardar» otra vez. En una ventana privada no se puede guardar.',
  guardado: (cuando: string) => `Guardado en este teléfono, actualizado el ${cuando}`,
  guardadoDetalle: 'Sin conexión, abra esta misma página para verlo.',
  quitar: 'Quitar',
  quitando: 'Quitando…',
  avisoSinActualizar: 'No se pudo actualizar el carnet guardado en este teléfono.',
  avisoSinActualizarDetalle:
    'Sin conexión verá el anterior. Puede que el teléfono no tenga espacio: borre fotos o archivos que ya no use.',
  avisoSinQuitar: 'No se pudo quitar el carnet de este teléfono.',
  avisoSinQuitarDetalle: 'Inténtelo otra vez, o cierre su sesión.',

  copiaEsperando: 'Puede mostrarlo ya. Estamos buscando el de hoy.',
  copiaSinServicio: 'Estamos buscando el de hoy.',
  buscando: 'Buscando…',
  copiaVuelve: 'Cuando vuelva la conexión se actualiza solo.',
  copiaDetalle: 'Sin conexión, o muy lenta: este es el carnet que guardó.',
  actualizado: (cuando: string) => `Actualizado el ${cuando}`,
  intentar: 'Intentar abrir la página completa',
} as const;

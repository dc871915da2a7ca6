import type { NoticeKind } from '../../../domain/rules/promises/notice-kinds';

interface KindWords {
  nombre: string;
  /** What is told, or why it is always told. */
  detalle: string;
}

export const noticeChoicesTexts = {
  titulo: 'Sus avisos',
  campana: 'La campana del portal siempre tiene todos sus avisos. Aquí elige cuáles le llegan además por correo.',
  cargando: 'Cargando sus avisos…',
  sinCargar: 'No pudimos cargar sus avisos.',
  tipo: {
    avances: {
      nombre: 'Avances de sus solicitudes',
      detalle: 'Cuando recibimos una solicitud o sus documentos, y cuando empezamos a revisarla.',
    },
    respuestas: { nombre: 'Respuestas a sus solicitudes', detalle: 'Cuando una solicitud queda resuelta.' },
    plazos: {
      nombre: 'Plazos de sus solicitudes',
      detalle: 'No se apagan: una solicitud devuelta se anula si no se completa a tiempo.',
    },
    facturas: { nombre: 'Facturas', detalle: 'No se apagan: cada factura tiene una fecha límite de pago.' },
    pagos: { nombre: 'Pagos con problemas', detalle: 'No se apagan: se trata de su dinero.' },
    seguridad: {
      nombre: 'Seguridad de su cuenta',
      detalle: 'No se apagan: así sabe si otra persona intenta entrar o cambia sus datos.',
    },
  } satisfies Record<NoticeKind, KindWords>,
  siempre: 'Siempre',
  guardando: 'Guardando…',
  comprobando: 'Comprobando si se guardó…',
  guardado: 'Guardado',
  rechazado: 'Este aviso no se puede cambiar.',
  noGuardado: 'El cambio no se guardó',
  noGuardadoDetalle: 'El aviso sigue como estaba. Inténtelo otra vez.',
  sinConfirmar: 'No sabemos si el cambio se guardó',
  sinConfirmarDetalle: 'Revise su conexión e inténtelo otra vez.',
} as const;

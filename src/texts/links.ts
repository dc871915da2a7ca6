import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import { failureNotice } from './failure';
import type { Notice } from './problem';

/** Texts shared by all pages behind a mail link. */
export const linkTexts = {
  abriendo: 'Abriendo su enlace…',
  iniciarSesion: 'Iniciar sesión',
  pedirEnlace: 'Pedir un enlace nuevo',
  vencido: 'El token expiro, favor de iniciar sesión nuevamente.', // sic, MAILC-12
  invalido: 'Este enlace no es válido.',
  usado: 'Este enlace ya se usó.',
  sinEnlace: 'Falta el enlace de su correo.',
  abraOtraVez: 'Por su seguridad, el enlace se borra de la dirección. Ábralo otra vez desde su correo.',
  entero: 'Puede estar incompleto. Ábralo otra vez desde su correo o cópielo entero.',
  redireccion: 'En unos segundos le llevamos a iniciar sesión.',
} as const;

/** The messages for an invalid link: one title, one sentence per reason. */
export type LinkWords<T extends LinkTrouble = LinkTrouble> = Readonly<
  Record<T, { titulo: string; detalles: readonly string[] }>
>;

/** For links that treat «used» as «expired»; `more` is appended for broken and expired links. */
export const linkWords = (vencido: string, ...more: readonly string[]): LinkWords => {
  const old = { titulo: vencido, detalles: more };
  return {
    ausente: { titulo: linkTexts.sinEnlace, detalles: [linkTexts.abraOtraVez] },
    invalido: { titulo: linkTexts.invalido, detalles: [linkTexts.entero, ...more] },
    vencido: old,
    usado: old,
  };
};

/** A session that expired while the link was open is no fault of the link. */
export const linkFailure = (kept: ChartFailure): Notice =>
  typeof kept !== 'string' && kept.kind === 'sesionVencida'
    ? { titulo: 'Su sesión venció.', detalle: 'Su enlace puede seguir sirviendo. Inténtelo otra vez.' }
    : failureNotice(kept, 'acceso');

/** For below a fixed title; an expired session is named, too. */
export const linkFailureDetails = (kept: ChartFailure): readonly string[] => {
  const { titulo, detalle } = linkFailure(kept);
  return typeof kept !== 'string' && kept.kind === 'sesionVencida' ? [titulo, detalle] : [detalle];
};

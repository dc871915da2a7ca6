import type { activationMachine } from '../../machines/activation/activation.machine';
import {
  activatedWords,
  activationLinkWords,
  refusedLines,
  activationTexts as texts,
} from '../../src/flows/activation/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import { answers, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { linkArrival, opensAtOnce, readsByItself } from '../walks/link-arrival';
import { linkOpens, pressAfterFailure, retryOpening, waitToLeave } from '../walks/link-reads';
import { linkSays } from '../walks/link-says';

const page = { heading: texts.titulo, dialog: null };

export const activationFlow: DescribedFlow<typeof activationMachine> = {
  title: texts.titulo,
  before: 'Registre una cuenta de la demostración; su correo de confirmación está en /demo/correo',
  calls: { abrirEnlace: 'activarCuenta' },
  starts: {
    '': {
      action: 'Abra el enlace del correo de confirmación.',
      arrival: linkArrival('/solicitud/confirmacioncorreo', ['activarCuenta'], '10000021'),
    },
  },
  acts: {
    ...linkOpens,
    'listo abrirEnlace (ilegible)': {
      ...linkOpens['listo abrirEnlace (ilegible)'],
      arrange: 'añada @ al final del enlace',
    },
    REINTENTAR: retryOpening('activarCuenta'),
    PEDIR_ENLACE: press(linkTexts.pedirEnlace),
    IR_A_INICIAR_SESION: pressAfterFailure(linkTexts.iniciarSesion, 'activarCuenta'),
    'listo abrirEnlace (1009)': answers('código 1009: la cuenta está activa'),
    'listo abrirEnlace (1012)': answers('código 1012', {
      arrange: 'deje pasar la fecha del registro antes de abrir el enlace',
    }),
    'listo abrirEnlace (enlace vencido)': answers('HTTP 410', {
      onlyTests: 'el servidor de la demostración dice con un código que el registro venció',
    }),
    'listo abrirEnlace (enlace inválido)': answers('HTTP 403', {
      arrange:
        'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 403 a la llamada `activarCuenta`',
    }),
    'tras pausaRedireccion': waitToLeave,
  },
  may: opensAtOnce,
  passesOn: readsByItself,
  seen: {
    abriendo: () => ({
      ...page,
      says: [texts.activando],
      forPeople: `«${texts.activando}», con la rueda; la dirección queda sin el código.`,
    }),
    activada: ({ respuesta }) => ({
      ...page,
      says: [...(respuesta === null ? [] : [activatedWords(respuesta)]), linkTexts.redireccion],
      forPeople: `El mensaje del servidor seguido de «${texts.iniciarSesion}», y «${linkTexts.redireccion}».`,
    }),
    rechazada: ({ respuesta }) => ({
      ...page,
      says: [texts.sinActivar, ...(respuesta === null ? [] : refusedLines(respuesta))],
      forPeople: `«${texts.sinActivar}», el mensaje del servidor seguido de «${texts.fallida}», y «${shellTexts.reintentar}».`,
    }),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: linkSays(activationLinkWords[enlace === 'ausente' ? 'ausente' : 'invalido']),
      offers: [linkTexts.pedirEnlace],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaReenvio: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      forPeople: 'La página /login con el diálogo de reenvío.',
    }),
  },
};

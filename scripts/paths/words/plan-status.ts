import type { planStatusMachine } from '../../../machines/planStatus/planStatus.machine';
import { planLinkWords, planStatusTexts as texts } from '../../../src/flows/planStatus/texts';
import { linkTexts } from '../../../src/texts/links';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

export const planStatusWords: FlowWords<typeof planStatusMachine> = {
  titulo: texts.titulo,
  antes: 'Active una cuenta de la demostración; el correo que lo dice está en /demo/correo y trae este enlace',
  pasos: {
    inicio: 'Abra el enlace del estado de afiliación.',
    'listo leerEnlace (vigente)': { accion: 'El enlace se abre por sí solo.' },
    'listo leerEnlace (ausente)': { accion: 'Recargue la página: el enlace ya no está en la dirección.' },
    'listo leerEnlace (ilegible)': { antes: 'añada 5000 letras al final del enlace' },
    'listo leerEnlace (vencido según él mismo)': { antes: 'deje pasar la vida del enlace antes de abrirlo' },
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    IR_A_INICIAR_SESION: `Pulse «${linkTexts.iniciarSesion}».`,
    'listo consultarPlanes (con planes)': { responde: 'los planes del afiliado' },
    'listo consultarPlanes (sin planes)': {
      responde: 'ningún plan',
      soloAutomatica: 'todos los afiliados de la demostración tienen un plan',
    },
    'listo consultarPlanes (enlace vencido)': {
      responde: 'HTTP 410',
      soloAutomatica: 'el propio enlace dice que venció, y la página no pregunta',
    },
    'listo consultarPlanes (enlace usado)': {
      responde: 'HTTP 409',
      soloAutomatica: 'este enlace se puede abrir muchas veces',
    },
    'listo consultarPlanes (enlace inválido)': { antes: 'cambie una letra del enlace', responde: 'HTTP 404' },
  },
  llamadas: { consultarPlanes: 'confirmarAfiliado' },
  verse: {
    abriendo: `«${linkTexts.abriendo}»; la dirección queda sin el enlace.`,
    consultando: `«${texts.consultando}»`,
    mostrando: `«${texts.nombre}», «${texts.numero}» y cada plan con su estado; «SIN SERVICIO» en otro color y con su signo.`,
    sinPlanes: `«${texts.sinPlanes}»`,
    fallida: `El fallo y «${shellTexts.reintentar}».`,
    enlaceInservible: `Por qué no sirve el enlace, y «${linkTexts.iniciarSesion}».`,
    haciaLogin: 'La página /login.',
  },
  ademas: ({ enlace }, state) =>
    enlace === null || state !== 'enlaceInservible'
      ? ''
      : [planLinkWords[enlace].titulo, ...planLinkWords[enlace].detalles].map((line) => `«${line}»`).join(' '),
};

import type { sessionCheckMachine } from '../../machines/sessionCheck/sessionCheck.machine';
import { titular } from '../props/members';
import { answers, does, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { skipReasons } from '../walks/skip-reasons';

const arrival = (extras: readonly string[]): Arrival => ({ ...memberPage, hold: ['sesionViva'], settings: { extras } });
const nothing = (besides: string) => () => ({ forPeople: 'La página, como estaba.', besides });

export const sessionCheckFlow: DescribedFlow<typeof sessionCheckMachine> = {
  title: 'Si la sesión sigue abierta',
  before: 'Abra las herramientas del navegador en «Red»',
  member: titular,
  calls: { preguntar: 'sesionViva' },
  starts: {
    'si el servidor lo dice': { action: 'Con una sesión abierta, abra /citas.', arrival: arrival(['sesiones/viva']) },
    'si el servidor no lo dice': {
      action: 'Con un servidor que no nombra «sesiones/viva» entre sus extras y una sesión abierta, abra /citas.',
      arrival: arrival([]),
    },
  },
  acts: {
    VOLVIO: does('Vuelva a la página desde otra ventana.', ({ hide }) => hide(false)),
    SE_OCULTO: does('Pase a otra pestaña.', ({ hide }) => hide(true)),
    'tras respiro': wait(5_000),
    'tras resto': wait(55_000),
    'listo preguntar (sigue abierta)': answers('que sigue abierta'),
    'listo preguntar (no lo dice)': {
      answer: 'que no existe esa llamada (501)',
      onlyTests: 'ningún fallo de la demostración contesta 501',
      gesture: ({ wire }) => wire.fail('sesionViva', 'sinServicio'),
    },
  },
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    'atento — fallo vigilarPagina → ·': skipReasons.localOnly,
    'atento.preguntando — tras limite → atento.reciente': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    'atento.reciente': nothing('En la red no sale nada.'),
    'atento.aLaVista': nothing('En la red no sale nada hasta el minuto.'),
    'atento.oculta': nothing('En la red no sale nada.'),
    'atento.preguntando': nothing('En la red sale `extra/sesiones/viva`.'),
    ausente: nothing('En la red no sale nada.'),
  },
};

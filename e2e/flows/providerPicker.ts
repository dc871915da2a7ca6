import type { ContextFrom } from 'xstate';
import type { providerPickerMachine } from '../../machines/providerPicker/providerPicker.machine';
import { historyTexts } from '../../src/flows/history/texts';
import {
  providerPickerFaultText as faults,
  providerKindText,
  providerPickerTexts as texts,
} from '../../src/flows/providerPicker/texts';
import { failureNotice } from '../../src/texts/failure';
import { filtersTexts } from '../../src/texts/filters';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, choose, does, pick, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof providerPickerMachine>;

const byHandLater =
  'no page takes one that is not in the list yet; the studio shows it, and its buttons are pressed there';
const isFirstOfFive = ({ pagina, filas }: Context['pedido']) => pagina === 1 && filas === 5;
const dialog: Sight = { dialog: texts.titulo };
const byHand: Sight = { dialog: texts.tituloAMano };
const gone = (): Sight => ({ dialog: null, forPeople: 'El diálogo se cierra, y la página sigue donde estaba.' });
const counted = ({ encontrados }: Context): string =>
  encontrados === null
    ? ''
    : resultsTexts.resumen(
        encontrados.total,
        encontrados.pedido.pagina,
        Math.ceil(encontrados.total / encontrados.pedido.filas),
      );

export const providerPickerFlow: DescribedFlow<typeof providerPickerMachine> = {
  title: texts.titulo,
  member: titular,
  calls: { buscarPrestadores: 'prestadorTodos' },
  starts: {
    'solo buscar': {
      action: `En «${historyTexts.titulo}» pulse «${historyTexts.listadoCentros}».`,
      arrival: {
        ...memberPage,
        address: '/consulta/consumos',
        hold: ['prestadorTodos'],
        background: { tipoAutorizaciones: [] },
        from: 'history',
        settle: (I) => I.press(historyTexts.listadoCentros),
      },
    },
    'buscar o escribir': { action: 'En una solicitud de reembolso, abra el listado de centros.' },
  },
  acts: {
    'ESCRIBIR (consulta)': write(texts.consulta, 'abreu'),
    'ESCRIBIR (nada que buscar)': write(texts.consulta, ' ', 'un espacio'),
    BUSCAR: press(filtersTexts.buscar),
    PAGINA: press(resultsTexts.siguiente),
    FILAS: choose(resultsTexts.porPagina, '10'),
    REINTENTAR: press(shellTexts.reintentar),
    'ELEGIR (un centro)': press(resultsTexts.deFila(texts.elegir, 'Clínica Abreu')),
    'ELEGIR (un médico)': press(resultsTexts.deFila(texts.elegir, 'Ana Peña')),
    A_MANO: press(texts.aMano),
    'ESCRIBIR (clase)': pick(providerKindText.MEDICO),
    'ESCRIBIR (nombre)': write(texts.nombre, 'Ana Peña'),
    ENVIAR: press(texts.usar),
    VOLVER: press(texts.volver),
    CERRAR: does(`Pulse «${shellTexts.cerrar}» o Atrás en el navegador.`, (I) => I.press(shellTexts.cerrar)),
    'listo buscarPrestadores (dos de siete)': answers('dos prestadores de siete'),
    'listo buscarPrestadores (ninguno)': answers('ninguno'),
    'listo buscarPrestadores (ninguno en esta página)': answers('siete, y ninguno en esa página'),
  },
  may: ({ label, state }, past) => {
    const last = past.at(-1)?.state.context;
    // Not offered where the picker only searches.
    if (label === 'A_MANO') return false;
    if (last === undefined) return true;
    const { borrador, encontrados } = last;
    if (label.startsWith('ESCRIBIR')) return borrador.consulta !== state.context.borrador.consulta;
    if (label.startsWith('ELEGIR')) return encontrados !== null && encontrados.prestadores.length > 0;
    if (label.startsWith('PAGINA') || label.startsWith('FILAS'))
      return encontrados !== null && encontrados.total > 5 && isFirstOfFive(encontrados.pedido);
    return true;
  },
  inProcess: {
    'abierto — fallo vigilarRetroceso → ·': skipReasons.localOnly,
    'abierto.lista — A_MANO [admiteAMano] → abierto.aMano': byHandLater,
    'abierto.lista — A_MANO → ·': skipReasons.offersNoButton,
    'abierto.lista.buscando — tras limite → abierto.lista.fallida': skipReasons.clientFirst,
    'abierto.aMano — ESCRIBIR → abierto.aMano.editando': byHandLater,
    'abierto.aMano — ENVIAR [faltaAlgo] → abierto.aMano.faltanDatos': byHandLater,
    'abierto.aMano — ENVIAR → elegido': byHandLater,
    'abierto.aMano — VOLVER [hayPrestadores] → abierto.lista.encontrados': byHandLater,
    'abierto.aMano — VOLVER → abierto.lista': byHandLater,
  },
  seen: {
    'abierto.lista.quieta': () => ({ ...dialog, says: [texts.consulta] }),
    'abierto.lista.sinConsulta': () => ({ ...dialog, says: [faults.faltaConsulta], focus: texts.consulta }),
    'abierto.lista.buscando': () => ({ ...dialog, says: [resultsTexts.buscando] }),
    'abierto.lista.encontrados': (context) => ({ ...dialog, says: [counted(context)] }),
    'abierto.lista.ninguno': () => ({ ...dialog, says: [texts.ninguno] }),
    'abierto.lista.fallida': ({ problema }) => ({
      ...dialog,
      says: [texts.fallo, readAs(problema === null ? '' : failureNotice(problema, 'servicios').detalle, 'por qué')],
      offers: [shellTexts.reintentar],
    }),
    'abierto.aMano.editando': () => ({ ...byHand, offers: [texts.usar, texts.volver] }),
    'abierto.aMano.faltanDatos': () => ({ ...byHand, says: [texts.incompleto] }),
    elegido: gone,
    cerrado: gone,
  },
};

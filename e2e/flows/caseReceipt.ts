import type { ContextFrom } from 'xstate';
import type { caseReceiptMachine } from '../../machines/caseReceipt/caseReceipt.machine';
import { caseReceiptTexts as texts } from '../../src/flows/caseReceipt/texts';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { titular } from '../props/members';
import { does, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { readAs } from '../walks/read-as';
import { lendSheet, sheetEnds } from '../walks/share-sheet';
import type { Sight } from '../walks/sight';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof caseReceiptMachine>;

const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR', regimen: '' };
const recibo = { caso: '2481907', tipo: 'reembolso', hora: startTime, sinTelefonos: true };
const told = texts.avisaremos(texts.avisos.correo(30));
const shown = ({ recibo: { caso, tipo } }: Context): Sight => ({
  heading: texts.tipos[tipo],
  dialog: null,
  says: [readAs(texts.titulo(caso), 'el número del caso'), texts.sigue, told, words.sinTelefonos],
  offers: [texts.abrir, texts.copiar, texts.compartir, texts.otra, texts.cerrar],
});
const opened = (address: string): Arrival => ({
  address,
  local: sessionOf('1001'),
  session: { onboarding_shown_1001: 'true', recibo_1001_caso: JSON.stringify(recibo) },
  background: {
    solicitudesPorDocumento: { result: { data: [], cantidadRegistros: 0 } },
    getAfiliado: person,
    datospersonales: {
      datosPersonales: { ...person, documentoIdentidad: '00110000011' },
      datosAfiliacion: [],
      nucleoFamiliar: { participantes: [] },
    },
    datoscontactos: { telefonoCelular: '809-555-0142' },
    tipoReembolso: [{ codigo: '1', descripcion: 'Consulta' }],
    bancos: [{ codigo: '7', descripcion: 'Banco de la Vega' }],
    terminosReembolso: { version: '1', texto: 'El pago se hace en su cuenta.' },
  },
  from: 'session',
  settle: lendSheet,
});

export const caseReceiptFlow: DescribedFlow<typeof caseReceiptMachine> = {
  title: 'Recibo de un caso',
  before: 'Entre con {tipo} {documento} y {clave}, y envíe una solicitud de reembolso',
  member: titular,
  calls: {},
  starts: {
    'un reembolso recién creado': {
      action: 'Espere a que la página se recargue.',
      arrival: opened('/solicitudes?recibo=reembolso'),
    },
    'otro reembolso que empieza': {
      action: 'Envíe un reembolso, y empiece otro desde «Nueva solicitud».',
      arrival: opened('/solicitudes?nueva=reembolso'),
    },
  },
  acts: {
    'ENTREGAR (copiar)': press(texts.copiar),
    'ENTREGAR (compartir)': press(texts.compartir),
    CERRAR: does(`Pulse «${texts.cerrar}» o «${texts.quitar}».`, async (I) => {
      const notice = I.page.getByRole('button', { name: texts.quitar });
      await I.press((await notice.isVisible()) ? texts.quitar : texts.cerrar);
    }),
    'listo entregar (copiado)': does('El equipo lo copia.', sheetEnds('done')),
    'listo entregar (compartido)': does('Elija con quién compartirlo.', sheetEnds('done')),
    'fallo entregar': does('El equipo no lo copia.', async (I, step) => {
      await sheetEnds('failed')(I, step);
      // After a failed sheet the text is copied.
      await sheetEnds('failed')(I, step);
    }),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last?.matches('entregando') && 'entrega' in event) return event.entrega !== last.context.entrega;
    if (label === 'listo entregar (copiado)') return last?.context.entrega === 'copiar';
    if (label === 'listo entregar (compartido)') return last?.context.entrega === 'compartir';
    return true;
  },
  passing: ['empezando'],
  inProcess: { 'entregando — tras limiteEntrega → mostrando': 'a session ends before that' },
  seen: {
    empezando: () => ({}),
    resumido: ({ recibo: { caso } }) => ({
      dialog: null,
      says: [readAs(texts.anterior(caso), 'el número del caso anterior')],
      offers: [texts.ver, texts.quitar, words.empezar],
    }),
    descartado: () => ({ offers: [words.empezar], forPeople: 'El formulario, sin el aviso.' }),
    'mostrando.quieto': shown,
    'mostrando.copiado': (context) => ({ ...shown(context), says: [texts.copiado] }),
    'mostrando.sinEntregar': (context) => ({ ...shown(context), says: [texts.sinEntregar] }),
    entregando: (context) => ({ ...shown(context), forPeople: 'El recibo, y lo que muestre el equipo.' }),
    cerrado: () => ({ address: '/solicitudes', forPeople: 'La lista de solicitudes.' }),
  },
};

import type { ContextFrom, EventFrom } from 'xstate';
import { attachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { attachmentsMachine } from '../../machines/attachments/attachments.machine';
import { refusedText, attachmentsTexts as texts } from '../../src/flows/attachments/texts';
import { preauthorizationLabels } from '../../src/flows/preauthorization/texts';
import { requestFormTexts as words } from '../../src/texts/request-form';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { pdfOf, pictures } from '../props/pictures';
import { byItself, does, onlyTests, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof attachmentsMachine>;
type Event = EventFrom<typeof attachmentsMachine>;

const heavy = 2_400_000;
const document = 'Cédula';
const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const required = { formatoArchivos: 'jpg,png,pdf', limiteTamanoArchivo: 2 };

const opened = (local: Record<string, string> = {}): Arrival => ({
  address: '/solicitudes?nueva=preautorizacion',
  local: { ...sessionOf('1001'), ...local },
  session: { onboarding_shown_1001: 'true' },
  background: {
    getAfiliado: { ...person, regimen: 'CONTRIBUTIVO' },
    datospersonales: {
      datosPersonales: { ...person, documentoIdentidad: '00110000011' },
      datosAfiliacion: [],
      nucleoFamiliar: { participantes: [] },
    },
    datoscontactos: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
    nucleoCarnet: [],
    solicitudTiposAutorizacion: [
      { codigo: '1', descripcion: 'Laboratorios' },
      { codigo: '2', descripcion: 'Colonoscopia' },
    ],
    documentosRequeridos: {
      result: [
        { codigo: '1', descripcion: document, requerido: true, cantidadPermitida: 2, ...required },
        { codigo: '2', descripcion: 'Resultados de estudios', requerido: false, cantidadPermitida: 1, ...required },
      ],
    },
  },
  settle: ({ page, until }) => until(async () => page.getByRole('heading', { name: words.antes }).isVisible()),
});
const kept = (flow: string, datos: object) => ({
  [`borrador_1001_${flow}`]: JSON.stringify({ desde: startTime, datos }),
});

/** Files by the check result of the first one. */
const files: Readonly<Record<string, Pick<typeof pictures.jpg, 'mimeType' | 'buffer'>>> = {
  'listo revisar (más de 2 MB)': pictures.weighing(heavy),
  'listo revisar (un PDF de más de 2 MB)': pdfOf(heavy),
  'listo revisar (HEIC)': pictures.heic,
};
const chosen = (names: readonly string[], next: PathStep | undefined) =>
  names.map((name, index) => {
    const { mimeType, buffer } = (index === 0 ? files[next?.label ?? ''] : undefined) ?? pictures.jpg;
    return { name, mimeType, buffer };
  });

const block = ({ page }: Hand) => page.getByRole('region', { name: document, exact: true });
const adding: Gesture = async (I, step, next) => {
  const event: Event = step.event as Event; // This description only gets events of this flow.
  const names = event.type === 'AGREGAR' ? event.archivos.map(({ nombre }) => nombre) : [];
  await block(I).locator('input[type=file][multiple]').last().setInputFiles(chosen(names, next));
};
const replacing: Gesture = async (I, step, next) => {
  const event: Event = step.event as Event; // This description only gets events of this flow.
  const names = event.type === 'REEMPLAZAR' ? [event.archivo.nombre] : [];
  await block(I).locator('input[type=file]:not([multiple])').first().setInputFiles(chosen(names, next));
};

/** Selecting a type loads its documents; another type loads the same. */
const asking: Gesture = async (I) => {
  const { page } = I;
  const types = page.getByLabel(preauthorizationLabels.tipo, { exact: true });
  if (!(await types.isVisible())) {
    const begin = page.getByRole('button', { name: words.seguirBorrador });
    await I.press((await begin.isVisible()) ? words.seguirBorrador : words.empezar);
    await I.until(() => types.isVisible());
  }
  const now = await types.locator('option:checked').innerText();
  await types.selectOption({ label: now === 'Laboratorios' ? 'Colonoscopia' : 'Laboratorios' });
};

const here: Sight = { dialog: null };
const said = (context: Context): string => {
  const { cargados, requeridos } = attachmentSummary(context);
  return texts.cargados(cargados, requeridos);
};
const shown = (context: Context): Sight => {
  const { faltan } = attachmentSummary(context);
  const pending = context.pendientes.map(({ nombre }) => nombre);
  return {
    ...here,
    says: [
      said(context),
      ...context.requisitos.map(texts.regla),
      ...context.adjuntos.map(({ nombre }) => nombre),
      ...(context.adjuntos.some(({ reducida }) => reducida) ? [texts.reducida] : []),
      ...(faltan.length > 0 ? [texts.faltan(faltan)] : []),
      ...(pending.length > 0 ? [texts.vuelva(pending)] : []),
      ...(context.quitado === null ? [] : [texts.quitado(context.quitado.adjunto.nombre)]),
    ],
    offers: context.quitado === null ? [] : [texts.deshacer],
  };
};

const tooFast = 'a small file is done with before anyone could press; a journey shows it with a worker that is held';
const ownWork = 'the worker does what it is asked for; a journey shows a page whose worker does not come';
const leaf = (step: PathStep | undefined): string => {
  const value: unknown = step?.state.value;
  return typeof value === 'object' ? String(Object.values(Object(value))[0]) : String(value);
};
const isFirst = ({ adjuntos }: Context) => adjuntos[0]?.id === 'a';

export const attachmentsFlow: DescribedFlow<typeof attachmentsMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}, y empiece una solicitud de pre-autorización',
  member: titular,
  calls: {},
  starts: {
    'sin nada': { action: 'Abra el formulario.', arrival: opened() },
    'con archivos por volver a añadir': {
      action: 'Añada un archivo, cierre el navegador con la cámara abierta, entre y abra el formulario otra vez.',
      arrival: opened({
        ...kept('preauthorization', { borrador: { descripcion: 'Control' }, hora: startTime, antes: null }),
        ...kept('preauthorization_adjuntos', { archivos: [{ tipo: '1', nombre: 'cedula.jpg' }] }),
      }),
    },
  },
  acts: {
    REQUISITOS: does(`En «${preauthorizationLabels.tipo}» elija otro tipo, que pide los mismos documentos.`, asking),
    AGREGAR: does(`En «${document}» elija los archivos que diga el paso siguiente.`, adding),
    REEMPLAZAR: does(
      `En el primer archivo pulse «${texts.reemplazar}» y elija el que diga el paso siguiente.`,
      replacing,
    ),
    QUITAR: does('Quite el primer archivo.', (I) =>
      block(I)
        .getByRole('button', { name: /^Quitar / })
        .first()
        .click(),
    ),
    DESHACER: press(texts.deshacer),
    CERRAR_AVISOS: press(texts.para(texts.cerrar, document)),
    NO_HACE_FALTA: press(texts.para(texts.noHaceFalta, document)),
    CANCELAR: press(texts.cancelar),
    OLVIDAR: press(words.descartarBorrador),
    SALIDA_PEDIDA: does('Pulse «Inicio» en el menú.', ({ go }) => go('Inicio')),
    QUEDARSE: press(texts.salida.quedarse),
    SALIR: press(texts.salida.pagina.salir),
    'listo revisar (listo)': byItself('El archivo es una JPG de hasta 2 MB.'),
    'listo revisar (más de 2 MB)': byItself('El archivo es una JPG de más de 2 MB.'),
    'listo revisar (un PDF de más de 2 MB)': byItself('El archivo es un PDF de más de 2 MB.'),
    'listo revisar (HEIC)': byItself('El archivo es HEIC, como los que guarda un iPhone.'),
    'listo reducir (reducida)': byItself('La página reduce la foto.'),
    'fallo revisar': onlyTests('es una parte del propio portal', { answer: '' }),
  },
  may: ({ label }, past) => {
    const last = past.at(-1);
    if (last === undefined) return true;
    const before: Context = last.state.context;
    const at = leaf(last);
    // The page continues by itself, faster than any press.
    if (at === 'revisando') return label === 'listo revisar (listo)' || (label.startsWith('listo') && isChoice(last));
    if (at === 'reduciendo') return label.startsWith('listo');
    if (at === 'preguntando') return label === 'QUEDARSE' || label === 'SALIR';
    if (label === 'SALIDA_PEDIDA') return before.adjuntos.length > 0;
    if (label === 'OLVIDAR') return past.length === 1 && before.pendientes.length > 0;
    // Several results pass too fast to be told apart; an end-to-end test covers them.
    if (label === 'AGREGAR (tres)') return false;
    if (label.startsWith('AGREGAR')) return !before.adjuntos.some(({ id }) => id === 'a' || id === 'b');
    if (label.startsWith('QUITAR') || label.startsWith('REEMPLAZAR')) return isFirst(before);
    if (label === 'DESHACER') return before.quitado !== null;
    if (label.startsWith('CERRAR_AVISOS')) return before.avisos.length > 0;
    if (label.startsWith('NO_HACE_FALTA')) return at !== 'esperando' && before.pendientes.length > 0;
    return true;
  },
  passing: ['abierto.turno', 'abierto.revisando', 'abierto.reduciendo'],
  inProcess: {
    'abierto — REEMPLAZAR → ·': skipReasons.offersNoButton,
    'abierto — QUITAR → ·': 'a journey presses twice; nothing is there to be pressed the second time',
    'abierto — DESHACER → ·': skipReasons.offersNoButton,
    'abierto — OLVIDAR → abierto.turno': 'the form says it once it is sent; its own walk does that',
    'abierto — fallo cuidarArchivos → ·': skipReasons.localOnly,
    'abierto.revisando — AGREGAR → ·': tooFast,
    'abierto.revisando — CANCELAR → abierto.turno': tooFast,
    'abierto.revisando — fallo revisar → abierto.turno': ownWork,
    'abierto.revisando — tras limiteTaller → abierto.turno': ownWork,
    'abierto.reduciendo — AGREGAR → ·': tooFast,
    'abierto.reduciendo — CANCELAR → abierto.turno': tooFast,
    'abierto.reduciendo — fallo reducir → abierto.turno': ownWork,
    'abierto.reduciendo — tras limiteTaller → abierto.turno': ownWork,
  },
  seen: {
    esperando: () => ({
      ...here,
      silent: [texts.reemplazar],
      forPeople: 'El formulario, que todavía no pide documentos.',
    }),
    'abierto.turno': () => ({ forPeople: 'El archivo, por un momento.' }),
    'abierto.quieto': shown,
    'abierto.conAvisos': (context) => {
      const sight = shown(context);
      const why = context.avisos.flatMap((aviso) => {
        const requisito = context.requisitos.find(({ codigo }) => codigo === aviso.tipo);
        return requisito === undefined ? [] : [refusedText(aviso, requisito)];
      });
      return { ...sight, says: [...(sight.says ?? []), ...why] };
    },
    'abierto.revisando': () => ({ forPeople: `«${texts.revisando}», por un momento.` }),
    'abierto.reduciendo': () => ({ forPeople: `«${texts.reduciendo}», por un momento.` }),
    'abierto.preguntando': () => ({ dialog: texts.salida.pagina.pregunta, says: [texts.salida.pagina.detalle] }),
    saliendo: () => ({ address: '/', dialog: null, forPeople: 'El inicio.' }),
  },
};

/** Whether the step before chose files: the first as the path says, others are small photos. */
function isChoice({ label }: PathStep): boolean {
  return label.startsWith('AGREGAR') || label.startsWith('REEMPLAZAR');
}

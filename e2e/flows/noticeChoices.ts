import type { ContextFrom } from 'xstate';
import { noticeKindNames, noticeKinds } from '../../domain/rules/promises/notice-kinds';
import type { noticeChoicesMachine } from '../../machines/noticeChoices/noticeChoices.machine';
import { contactEditTexts } from '../../src/flows/contactEdit/texts';
import { noticeChoicesTexts as texts } from '../../src/flows/noticeChoices/texts';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof noticeChoicesMachine>;

const arrival = (extras: readonly string[]) => profileTab('contacto', extras, ['avisosAfiliado', 'cambiarAviso']);

const { nombre } = texts.tipo.respuestas;
const here = onProfileTab;
const lines = noticeKindNames.flatMap((kind) => Object.values(texts.tipo[kind]));
const fixed = noticeKindNames.filter((kind) => noticeKinds[kind].isFixed).map((kind) => texts.tipo[kind].nombre);
const shown =
  (forPeople: string, more: Sight = {}) =>
  (_: Context): Sight => ({
    ...here,
    ...more,
    says: [texts.titulo, texts.campana, ...lines, texts.siempre, ...(more.says ?? [])],
    forPeople: `«${texts.titulo}», con «${texts.siempre}» en ${fixed.map((name) => `«${name}»`).join(', ')}${forPeople}.`,
  });
const listed = (answer: string): Act => answers(answer);
const unreadable = (call: 'avisosAfiliado' | 'cambiarAviso'): Act => ({
  answer: 'otra cosa que no es la lista',
  arrange: `en /demo/fallos ponga «HTML en vez de JSON» a la llamada \`${call}\``,
  gesture: ({ wire }) => wire.fail(call, 'ilegible'),
});

export const noticeChoicesFlow: DescribedFlow<typeof noticeChoicesMachine> = {
  title: 'Avisos por correo, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    leer: 'avisosAfiliado',
    releer: 'avisosAfiliado',
    comprobar: 'avisosAfiliado',
    guardar: 'cambiarAviso',
  },
  starts: {
    'si el servidor los ofrece': {
      action: `Abra /profile y pulse «${contactEditTexts.titulo}».`,
      arrival: arrival(['avisos', 'avisos/cambiar']),
    },
    'si el servidor no los ofrece': {
      action: `Con un servidor que no nombra los avisos entre sus extras, abra /profile y pulse «${contactEditTexts.titulo}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    CAMBIAR: does(`Pulse «${nombre}».`, async (I) => {
      await I.page.getByRole('switch', { name: nombre }).click();
    }),
    REINTENTAR: press(shellTexts.reintentar),
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    EN_LINEA: reconnect,
    'listo leer (todos encendidos)': listed('todos encendidos'),
    'listo leer (no los hay)': unreadable('avisosAfiliado'),
    ...Object.fromEntries(
      ['releer', 'comprobar'].flatMap((invoke) => [
        [`listo ${invoke} (todos encendidos)`, listed('todos encendidos')],
        [`listo ${invoke} (las respuestas apagadas)`, listed('las respuestas apagadas')],
        [`listo ${invoke} (ya no los hay)`, unreadable('avisosAfiliado')],
      ]),
    ),
    'listo guardar (las respuestas apagadas)': listed('las respuestas apagadas'),
    'listo guardar (todos encendidos)': listed('todos encendidos'),
    'listo guardar (nada que leer)': unreadable('cambiarAviso'),
  },
  // A press sends the opposite of what is shown.
  may: ({ label }, before) => {
    if (!label.startsWith('CAMBIAR')) return true;
    const avisos: Context['avisos'] = before.at(-1)?.state.context.avisos ?? [];
    return avisos.find(({ tipo }) => tipo === 'respuestas')?.activo === label.includes('apagar');
  },
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    'mostrando — fallo vigilarPagina → ·': skipReasons.localOnly,
    'mostrando.releyendo — tras limiteLectura → mostrando.quieto': skipReasons.clientFirst,
    'mostrando.comprobando — tras limiteLectura → mostrando.sinConfirmar': skipReasons.clientFirst,
    'mostrando.guardando — tras limiteEnvio → mostrando.comprobando': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», debajo de los datos de contacto, carga.` }),
    'mostrando.quieto': shown(''),
    'mostrando.releyendo': shown(''),
    'mostrando.guardando': shown(`; debajo de «${nombre}», «${texts.guardando}»`, { says: [texts.guardando] }),
    'mostrando.comprobando': shown(`; debajo de «${nombre}», «${texts.comprobando}»`, { says: [texts.comprobando] }),
    'mostrando.guardado': shown(`; debajo de «${nombre}», «${texts.guardado}»`, { says: [texts.guardado] }),
    'mostrando.rechazado': shown(`; debajo de «${nombre}», por qué no se puede cambiar`),
    'mostrando.noGuardado': shown(`; debajo de «${nombre}», «${texts.noGuardado}» y «${shellTexts.reintentar}»`, {
      says: [texts.noGuardado],
      offers: [shellTexts.reintentar],
    }),
    'mostrando.sinConfirmar': shown(`; debajo de «${nombre}», «${texts.sinConfirmar}» y «${shellTexts.reintentar}»`, {
      says: [texts.sinConfirmar],
      offers: [shellTexts.reintentar],
    }),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: 'Los datos de contacto, sin nada de avisos.' }),
  },
};

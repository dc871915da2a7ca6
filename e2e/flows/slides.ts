import type { slidesMachine } from '../../machines/slides/slides.machine';
import { homeTexts as texts } from '../../src/flows/home/texts';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { activate, answers, does, press, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const home: Arrival = { ...memberPage, address: '/', hold: ['slider'], holdFiles: ['1.svg', '2.svg', '3.svg'] };
interface Context {
  laminas: readonly unknown[];
  indice: number;
}
/** With the position of the current slide. */
const placed =
  (sight: Sight) =>
  ({ laminas, indice }: Context): Sight => ({
    ...sight,
    besides: laminas.length > 1 ? `Lámina ${indice + 1}.` : '',
  });
const moving = (forPeople: string) => placed({ says: [texts.novedades], offers: [texts.pausar], forPeople });
/** A horizontal swipe over the picture. */
const swipe =
  (by: number): Gesture =>
  ({ page }) =>
    page
      .getByRole('group', { name: texts.novedades })
      .getByRole('link')
      .first()
      .evaluate((stage, far) => {
        const at = (type: string, x: number) =>
          stage.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 7,
              pointerType: 'touch',
              isPrimary: true,
              clientX: x,
              clientY: 300,
            }),
          );
        at('pointerdown', 400);
        at('pointerup', 400 + far);
      }, by);
const over: Gesture = async ({ page }) => {
  // If the pointer is already on the slide, hovering again does nothing: it leaves first.
  await page.mouse.move(2, 2);
  await page.getByRole('group', { name: texts.novedades }).getByRole('link').first().hover();
};
const lose = (which: string, file: string): Act =>
  does(
    `En las herramientas del navegador bloquee la dirección de la ${which} imagen de «${texts.novedades}» y recargue.`,
    ({ files }) => files.cut(file),
  );
const demoHas = 'la demostración tiene siempre las mismas láminas, y no estas';

export const slidesFlow: DescribedFlow<typeof slidesMachine> = {
  title: texts.novedades,
  before: 'Inicie sesión y cierre el anuncio; la demostración tiene cuatro láminas donde el camino cuenta tres',
  member: titular,
  calls: { consultarLaminas: 'slider' },
  starts: {
    'con movimiento': { action: 'Abra el inicio.', arrival: { ...home, reducedMotion: false } },
    'con movimiento reducido': { action: 'Active «Reducir movimiento» en el equipo y abra el inicio.', arrival: home },
  },
  acts: {
    SIGUIENTE: activate(texts.siguiente),
    ANTERIOR: activate(texts.anterior),
    'IR_A (la tercera)': activate(texts.irA(3)),
    'DESLIZAR (a la siguiente)': does('Deslice la lámina con el dedo hacia la izquierda.', swipe(-120)),
    'DESLIZAR (a la anterior)': does('Deslice la lámina con el dedo hacia la derecha.', swipe(120)),
    PAUSAR: activate(texts.pausar),
    REANUDAR: activate(texts.reanudar),
    'RETENER (puntero)': does('Ponga el puntero sobre la lámina.', over),
    'SOLTAR (puntero)': does('Quite el puntero de la lámina.', ({ page }) => page.mouse.move(2, 2)),
    'RETENER (oculta)': does('Cambie a otra pestaña.', ({ hide }) => hide(true)),
    'SOLTAR (oculta)': does('Vuelva a la pestaña.', ({ hide }) => hide(false)),
    MOVIMIENTO_REDUCIDO: does('Active «Reducir movimiento» en el equipo.', ({ page }) =>
      page.emulateMedia({ reducedMotion: 'reduce' }),
    ),
    'IMAGEN_FALLO (la primera)': lose('primera', '1.svg'),
    'IMAGEN_FALLO (la segunda)': lose('segunda', '2.svg'),
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo consultarLaminas (tres)': answers('varias láminas'),
    'listo consultarLaminas (una)': answers('una sola lámina', { onlyTests: demoHas }),
    'listo consultarLaminas (una insegura)': answers('una lámina de dirección insegura', { onlyTests: demoHas }),
    'tras intervalo': { ...wait(10_000), action: 'Espere 10 segundos sin tocar nada.' },
  },
  may: ({ label, event }, before) => {
    const context = before.at(-1)?.state.context;
    const causes: readonly string[] = context?.causas ?? [];
    const shown: readonly { id: string }[] = context?.laminas ?? [];
    // A reason already present is not added again.
    if (/^RETENER/.test(label)) return !causes.includes(event.causa) && (event.causa === 'oculta' || shown.length > 0);
    if (/^SOLTAR/.test(label)) return causes.includes(event.causa);
    if (/^(SIGUIENTE|ANTERIOR|DESLIZAR|IR_A)/.test(label)) return shown.length > (label.startsWith('IR_A') ? 2 : 1);
    if ('id' in event) return shown.some(({ id }) => id === event.id);
    if (label === 'MOVIMIENTO_REDUCIDO')
      return before[0]?.label === 'inicio (con movimiento)' && before.every((step) => step.label !== label);
    return true;
  },
  inProcess: {
    '(raíz) — fallo atender → ·': skipReasons.localOnly,
    'cargando — tras limite → fallida': skipReasons.clientFirst,
  },
  seen: {
    cargando: () => ({
      says: [texts.novedades, shellTexts.cargando],
      forPeople: `El hueco de «${texts.novedades}» mientras llegan.`,
    }),
    fallida: () => ({
      says: [texts.novedadesFallidas],
      offers: [shellTexts.reintentar],
      besides: 'Lo demás del inicio se ve igual.',
    }),
    decidiendo: () => ({}),
    vacia: () => ({
      heading: 'Hola, Ana Peña',
      silent: [texts.novedades],
      forPeople: `La sección «${texts.novedades}» no está.`,
    }),
    unaSola: () => ({
      says: [texts.novedades],
      withholds: [texts.pausar],
      forPeople: 'Una lámina, sin botones para moverla.',
    }),
    corriendo: moving(`Las láminas, que pasan solas cada diez segundos, y «${texts.pausar}».`),
    enEspera: moving(`Las láminas quietas mientras tanto; el botón sigue diciendo «${texts.pausar}».`),
    detenida: placed({
      says: [texts.novedades],
      offers: [texts.reanudar],
      forPeople: `Las láminas quietas, y «${texts.reanudar}».`,
    }),
  },
};

import { cases } from '../../machines/slides/slides.cases';
import type { slidesMachine } from '../../machines/slides/slides.machine';
import { homeTexts as texts } from '../../src/flows/home/texts';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Gesture } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const home: Arrival = { ...memberPage, address: '/', hold: ['slider'], holdFiles: ['1.svg', '2.svg', '3.svg'] };
const none = (): Sight => ({ heading: 'Hola, Ana Peña', silent: [texts.novedades] });
const moving = (): Sight => ({ says: [texts.novedades], offers: [texts.pausar] });
/** A finger that goes sideways over the picture. */
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
const over: Gesture = ({ page }) =>
  page.getByRole('group', { name: texts.novedades }).getByRole('link').first().hover();

export const driver: BrowserDriver<typeof slidesMachine> = {
  cases,
  calls: { consultarLaminas: 'slider' },
  starts: { 'con movimiento': { ...home, reducedMotion: false }, 'con movimiento reducido': home },
  delays: { intervalo: 10_000 },
  gestures: {
    SIGUIENTE: ({ activate }) => activate(texts.siguiente),
    ANTERIOR: ({ activate }) => activate(texts.anterior),
    'IR_A (la tercera)': ({ activate }) => activate(texts.irA(3)),
    'DESLIZAR (a la siguiente)': swipe(-120),
    'DESLIZAR (a la anterior)': swipe(120),
    PAUSAR: ({ activate }) => activate(texts.pausar),
    REANUDAR: ({ activate }) => activate(texts.reanudar),
    'RETENER (puntero)': over,
    'SOLTAR (puntero)': ({ page }) => page.mouse.move(2, 2),
    'RETENER (oculta)': ({ hide }) => hide(true),
    'SOLTAR (oculta)': ({ hide }) => hide(false),
    MOVIMIENTO_REDUCIDO: ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'IMAGEN_FALLO (la primera)': ({ files }) => files.cut('1.svg'),
    'IMAGEN_FALLO (la segunda)': ({ files }) => files.cut('2.svg'),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  may: ({ label, event }, before) => {
    const context = before.at(-1)?.state.context;
    const causes: readonly string[] = context?.causas ?? [];
    const shown: readonly { id: string }[] = context?.laminas ?? [];
    // What is held already is not held again by the same.
    if (/^RETENER/.test(label)) return !causes.includes(event.causa) && (event.causa === 'oculta' || shown.length > 0);
    if (/^SOLTAR/.test(label)) return causes.includes(event.causa);
    if (/^(SIGUIENTE|ANTERIOR|DESLIZAR|IR_A)/.test(label)) return shown.length > (label.startsWith('IR_A') ? 2 : 1);
    if ('id' in event) return shown.some(({ id }) => id === event.id);
    if (label === 'MOVIMIENTO_REDUCIDO')
      return before[0]?.label === 'inicio (con movimiento)' && before.every((step) => step.label !== label);
    return true;
  },
  inProcess: {
    '(raíz) — fallo atender → ·': whyNotHere.localOnly,
    'cargando — tras limite → fallida': whyNotHere.clientFirst,
  },
  seen: {
    cargando: () => ({ says: [texts.novedades, shellTexts.cargando] }),
    fallida: () => ({ says: [texts.novedadesFallidas], offers: [shellTexts.reintentar] }),
    decidiendo: () => ({}),
    vacia: none,
    unaSola: () => ({ says: [texts.novedades], withholds: [texts.pausar] }),
    corriendo: moving,
    enEspera: moving,
    detenida: () => ({ says: [texts.novedades], offers: [texts.reanudar] }),
  },
};

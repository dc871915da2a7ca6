import type { ContactPart } from '../../domain/rules/contact/contact-part';
import { guardado as storedContact } from '../../machines/contactSave/contactSave.cases';
import { contactTexts } from '../../src/texts/contact';
import { answers, onlyTests } from './acts';
import type { Described } from './described';
import type { Gesture, Hand } from './hand';

export const contactSaves = {
  telefonos: 'updateTelefonos',
  direccion: 'updateDireccion',
  correo: 'updateCorreo',
} as const;
const parts = ['telefonos', 'direccion', 'correo'] as const;

const isSaving = async ({ page }: Hand): Promise<boolean> =>
  (await page.getByText(contactTexts.guardando).isVisible()) ||
  (await page.getByText(contactTexts.comprobando).isVisible());

/** Answers each part as it is sent; a part whose earlier save was lost is only looked up. */
const through = async (
  I: Hand,
  send: (part: ContactPart) => Promise<void>,
  look: () => Promise<void>,
): Promise<void> => {
  for (;;) {
    const waiting = () => parts.find((part) => I.wire.waits(contactSaves[part]));
    const looks = () => I.wire.waits('datoscontactos');
    await I.until(async () => looks() || waiting() !== undefined || !(await isSaving(I)));
    const part = waiting();
    if (part !== undefined) await send(part);
    else return looks() ? look() : undefined;
  }
};

const taken = (I: Hand) => (part: ContactPart) => I.wire.answer(contactSaves[part], { mensaje: '' });

/**
 * The results of the child chart `contactSave` inside a form. The child has its own path test, so a parent's path walks
 * each result once. `failing`: the part that fails; other parts are named by the cases.
 */
export const contactSaveEnds = (
  failing: (context: never) => ContactPart,
  refusedCase: string,
  ...lostCases: readonly string[]
): Described['acts'] => {
  const but =
    (fail: (I: Hand, part: ContactPart) => Promise<void>, look: (I: Hand) => Promise<void>): Gesture =>
    (I, step) => {
      // The flow's type pairs the part with its own context.
      const bad = failing(step.state.context as never);
      return through(
        I,
        (part) => (part === bad ? fail(I, part) : taken(I)(part)),
        () => look(I),
      );
    };
  const refuse = but(
    (I, part) => I.wire.refuse(contactSaves[part], 'usado', ''),
    ({ wire }) => wire.answer('datoscontactos', { ...storedContact, telefonoCelular: '', correoElectronico: '' }),
  );
  const lose = but(
    (I, part) => I.wire.fail(contactSaves[part], 'ilegible'),
    ({ wire }) => wire.fail('datoscontactos', 'ilegible'),
  );
  const refused = onlyTests('la demostración no rechaza lo que el formulario deja pasar', { answer: 'que no' });
  const lost = onlyTests('nadie pierde una respuesta a propósito', { action: 'La respuesta se pierde.' });
  return {
    'listo guardarContacto (guardada)': {
      ...answers('guardado'),
      gesture: (I, { state }) => {
        const { telefonoCelular }: { telefonoCelular: string } = state.context.borrador;
        return through(I, taken(I), () => I.wire.answer('datoscontactos', { ...storedContact, telefonoCelular }));
      },
    },
    [`listo guardarContacto (${refusedCase})`]: { ...refused, gesture: refuse },
    ...Object.fromEntries(lostCases.map((name) => [`listo guardarContacto (${name})`, { ...lost, gesture: lose }])),
  };
};

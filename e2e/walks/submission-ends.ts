import type { CallName } from '../../domain/contract';
import { requestFormTexts as words } from '../../src/texts/request-form';
import type { PathStep } from '../../tools/explore/explore';
import { does, onlyTests } from './acts';
import type { Described } from './described';
import type { Hand } from './hand';

/** Answers with the cases of the service. */
export const listed = async (I: Hand, titulo: string, ...numbers: readonly string[]): Promise<void> =>
  I.wire.answer('solicitudesPorDocumento', {
    result: { data: numbers.map((numeroCaso) => ({ numeroCaso, titulo })), cantidadRegistros: numbers.length },
  });

/** On a later visit the request is only looked up. */
const isSentHere = async (I: Hand): Promise<boolean> => {
  const cancel = I.page.getByRole('button', { name: words.cancelar });
  const doubt = I.page.getByText(words.comprobando);
  await I.until(async () => (await cancel.isVisible()) || (await doubt.isVisible()));
  return cancel.isVisible();
};

/** Loses the answer to the request, unless it was sent on an earlier visit. */
const lose = async (I: Hand, create: CallName, titulo: string): Promise<void> => {
  if (!(await isSentHere(I))) return;
  await listed(I, titulo, '2481900');
  await I.wire.fail(create, 'ilegible');
};

/** For forms that send documents afterwards, which treat a found case differently. */
export const submissionFound = (create: CallName, titulo: string): Described['acts'] => ({
  'listo enviarCaso (el caso que se encontró)': {
    ...onlyTests('nadie pierde una respuesta a propósito', {
      action: 'La respuesta se pierde, y el caso está entre los del afiliado.',
    }),
    gesture: async (I) => {
      await lose(I, create, titulo);
      await listed(I, titulo, '2481907', '2481900');
    },
  },
});

/**
 * The results of the child chart `caseSubmission` inside a form. The child has its own path test, so a parent's path
 * walks each result once.
 */
export const submissionEnds = (create: CallName, titulo: string): Described['acts'] => {
  const before = (I: Hand) => listed(I, titulo, '2481900');
  const reload = async (I: Hand) => {
    const now = I.page.getByRole('button', { name: words.actualizar });
    const sent = I.page.getByText(words.procesando);
    await I.until(async () => (await now.isVisible()) || !(await sent.isVisible()));
    if (await now.isVisible()) await I.press(words.actualizar);
  };
  return {
    'listo enviarCaso (el caso)': does('Espere el número del caso.', async (I) => {
      await before(I);
      await I.wire.answer(create, { result: '2481907' });
      await reload(I);
    }),
    'listo enviarCaso (cancelada)': does(`Pulse «${words.cancelar}» antes de que salga.`, (I) =>
      I.press(words.cancelar),
    ),
    'listo enviarCaso (corregida)': {
      ...onlyTests('nadie pierde una respuesta a propósito', {
        action: `La respuesta se pierde y el caso no está: pulse «${words.noLlego}».`,
      }),
      gesture: async (I) => {
        await lose(I, create, titulo);
        await before(I);
        await I.press(words.noLlego);
      },
    },
    'listo enviarCaso (sin enviar)': {
      ...onlyTests('nadie quita la red en ese instante', { action: 'No se pueden leer los casos que hay.' }),
      gesture: (I) => I.wire.fail('solicitudesPorDocumento', 'ilegible'),
    },
    'listo enviarCaso (no creada)': {
      ...onlyTests('la demostración no rechaza lo que el formulario deja pasar', { answer: 'que no' }),
      gesture: async (I) => {
        await before(I);
        await I.wire.refuse(create, 'usado', '');
      },
    },
  };
};

/** Results that require a request sent on this page, not on an earlier visit. */
export const mayEndSo = (label: string, before: readonly PathStep[]): boolean =>
  !/^listo enviarCaso \((el caso\)|cancelada|sin enviar|no creada)/.test(label) || before.at(-1)?.label === 'ENVIAR';

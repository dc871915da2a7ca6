import type { CallName } from '../../domain/contract';
import { requestFormTexts as words } from '../../src/texts/request-form';
import type { PathStep } from '../../tools/explore/explore';
import { does, onlyTests } from './acts';
import type { Described } from './described';
import type { Hand } from './hand';
import type { Sight } from './sight';

/** Answers with the cases of the service. */
export const listed = async (I: Hand, titulo: string, ...numbers: readonly string[]): Promise<void> =>
  I.wire.answer('solicitudesPorDocumento', {
    result: { data: numbers.map((numeroCaso) => ({ numeroCaso, titulo })), cantidadRegistros: numbers.length },
  });

/** On a later visit the request is only looked up. */
const isReviewed = async (I: Hand): Promise<boolean> => {
  const send = I.page.getByRole('button', { name: words.enviar });
  const doubt = I.page.getByText(words.comprobando);
  await I.until(async () => (await send.isVisible()) || (await doubt.isVisible()));
  return send.isVisible();
};

/** Loses the answer to the request, unless it was sent on an earlier visit. */
const lose = async (I: Hand, create: CallName, titulo: string): Promise<void> => {
  if (!(await isReviewed(I))) return;
  await I.press(words.enviar);
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
export const submissionEnds = (create: CallName, titulo: string): Described['acts'] => ({
  'listo enviarCaso (el caso)': does(`Pulse «${words.enviar}» y espere el número del caso.`, async (I) => {
    await I.press(words.enviar);
    await listed(I, titulo, '2481900');
    await I.wire.answer(create, { result: '2481907' });
    const now = I.page.getByRole('button', { name: words.actualizar });
    const sent = I.page.getByText(words.procesando);
    await I.until(async () => (await now.isVisible()) || !(await sent.isVisible()));
    if (await now.isVisible()) await I.press(words.actualizar);
  }),
  'listo enviarCaso (corregida)': {
    ...onlyTests('nadie pierde una respuesta a propósito', {
      action: `La respuesta se pierde y el caso no está: pulse «${words.noLlego}».`,
    }),
    gesture: async (I) => {
      await lose(I, create, titulo);
      await listed(I, titulo, '2481900');
      await I.press(words.noLlego);
    },
  },
});

interface Left {
  recuerdo: { antes: readonly string[] | null } | null;
}

/** What a form shows while the child is at work: its review, or that a request of an earlier visit is looked up. */
export const submitting = (reviewing: Sight, { recuerdo }: Left): Sight =>
  recuerdo === null ? reviewing : { heading: reviewing.heading, dialog: null, says: [words.comprobando] };

/** Without an answer on an earlier visit there is no review. */
export const mayEndSo = (label: string, before: readonly PathStep[]): boolean =>
  !/^listo enviarCaso \((el caso\)|a )/.test(label) || before.at(-1)?.label.startsWith('listo consultar') === false;

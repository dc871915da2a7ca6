import { rangeTexts } from '../../src/texts/range';
import { shellTexts } from '../../src/texts/shell';
import { does } from './acts';
import type { Act } from './described';

/**
 * The end of the child chart `rangeLimit` in a search. Its alert is loaded once a visit, so it may be loaded already.
 */
export const alertIsRead: Act = does('Lea la alerta y ciérrela.', async (I) => {
  const dialog = I.page.getByRole('dialog', { name: rangeTexts.informacion });
  await I.until(async () => I.wire.waits('alertaPersonalizada') || (await dialog.isVisible()));
  if (I.wire.waits('alertaPersonalizada')) await I.wire.fail('alertaPersonalizada', 'ilegible');
  await I.until(() => dialog.isVisible());
  await I.press(shellTexts.cerrar);
});

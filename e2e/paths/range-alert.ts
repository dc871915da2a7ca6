import { rangeTexts } from '../../src/texts/range';
import { shellTexts } from '../../src/texts/shell';
import { does } from './acts';
import type { Act } from './described';

/** How the child chart `rangeLimit` ends in a search. Its alert is asked for once in a visit, so that it may be there already. */
export const alertIsRead: Act = does('Lea la alerta y ciérrela.', async (I) => {
  const dialog = I.page.getByRole('dialog', { name: rangeTexts.informacion });
  await I.until(async () => I.wire.waits('alertaPersonalizada') || (await dialog.isVisible()));
  if (I.wire.waits('alertaPersonalizada')) await I.wire.fail('alertaPersonalizada', 'ilegible');
  await I.until(() => dialog.isVisible());
  await I.press(shellTexts.cerrar);
});

/** Runs in the page: resolves after the frame that displays all changes so far. */
const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Types into «Número» as a person does, once the page has nothing else to do; milliseconds of script for each key. */
export const typeDigits = async ({ page, metrics }, address, { before }) => {
  const digits = '00110000017';
  await page.goto(address);
  const field = page.getByLabel('Número');
  await field.focus();
  await page.waitForLoadState('networkidle');
  await field.evaluate(before);
  await page.evaluate(shown);
  const scriptMs = [];
  for (const digit of digits) {
    const { ScriptDuration: start } = await metrics();
    await page.keyboard.press(digit);
    await page.evaluate(shown);
    const { ScriptDuration: end } = await metrics();
    scriptMs.push((end - start) * 1000);
  }
  const held = (await field.inputValue()).replace(/\D/g, '');
  if (held !== digits) throw new Error(`${address} held «${held}» instead of «${digits}».`);
  return scriptMs;
};

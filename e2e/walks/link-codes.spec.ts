import { linkAddresses } from '../../tests/walks/link-addresses';
import { linkCodes } from '../../tests/walks/link-codes';
import { expect, test } from '../browser/portal';
import { linkPage, linkToken } from '../pages/links';

test.describe.configure({ mode: 'parallel' });

const clave = 'mangú con queso 7';
const token = linkToken({ exp: 4_000_000_000 });

for (const { rows, page: name, call, given, reply, says } of linkCodes)
  test(`${rows} ${name}, ${given}: ${says[0]}`, async ({ page }) => {
    const I = linkPage(page);
    await I.responde(new RegExp(call), { json: reply });
    await I.abrir(`${linkAddresses[name]}/${name === 'activation' ? '10000007' : token}`);
    if (name === 'changePassword') {
      await I.clave.fill(clave);
      await I.repetida.fill(clave);
      await I.enviar.click();
    }
    for (const words of says) await expect(page.getByText(words, { exact: true })).toBeVisible();
  });

import { linkCodes } from '../../tests/paths/link-codes';
import { linkPage, linkToken } from '../pages/links';
import { expect, test } from '../portal';

test.describe.configure({ mode: 'parallel' });

const clave = 'mangú con queso 7';
const addresses = {
  activation: '/solicitud/confirmacioncorreo/10000007',
  changePassword: '/solicitud/cambioClave/',
  emailChange: '/solicitud/CambioCorreo/',
  emailReversal: '/solicitud/ReversoCorreo/',
  planStatus: '/solicitud/confirmarAfiliado/',
} as const;
const token = linkToken({ exp: 4_000_000_000 });

for (const { rows, page: name, call, given, reply, says } of linkCodes)
  test(`${rows} ${name}, ${given}: ${says[0]}`, async ({ page }) => {
    const I = linkPage(page);
    await I.responde(new RegExp(call), { json: reply });
    await I.abrir(name === 'activation' ? addresses[name] : addresses[name] + token);
    if (name === 'changePassword') {
      await I.clave.fill(clave);
      await I.repetida.fill(clave);
      await I.enviar.click();
    }
    for (const words of says) await expect(page.getByText(words, { exact: true })).toBeVisible();
  });

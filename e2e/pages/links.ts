import { expect, type Page, type Request } from 'playwright/test';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as a service would sign it, with a fake signature, which the page does not verify. */
export const linkToken = (claims: object = {}) =>
  `${part({ alg: 'HS256' })}.${part({ jti: 'canario', ...claims })}.firma-canario`;

/** Page objects of the pages behind mail links. */
export const linkPage = (page: Page) => {
  const title = page.getByRole('heading', { level: 1 });
  const outcome = page.getByRole('heading', { level: 2 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    title,
    outcome,
    clave: page.getByLabel('Contraseña', { exact: true }),
    repetida: page.getByLabel('Repetir contraseña', { exact: true }),
    enviar: page.getByRole('button', { name: 'Solicitar' }),
    abrir: async (address: string) => {
      await page.goto(address);
      await expect(title).toBeVisible();
    },
    press,
    veo: (words: string) => expect(outcome).toHaveText(words),
    /** Answers later requests of this call, and counts them. */
    responde: async (call: RegExp, answer: { json: unknown; status?: number } | 'corte') => {
      const heard: Request[] = [];
      await page.unroute(call);
      await page.route(call, (route) => {
        heard.push(route.request());
        return answer === 'corte' ? route.abort() : route.fulfill(answer);
      });
      return heard;
    },
  };
};

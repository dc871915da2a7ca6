import type { APIRequestContext } from 'playwright/test';
import { expect } from '../browser/portal';
import { demoAddress } from './demo-address';

interface Mail {
  id: string;
  para: string;
  asunto: string;
  texto: string;
  enlaces: string[];
}

const allMails = async (request: APIRequestContext): Promise<Mail[]> => {
  const answer = await request.get(demoAddress('/demo/correo'), { headers: { accept: 'application/json' } });
  const { correos } = (await answer.json()) as { correos: Mail[] };
  return correos;
};

const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> =>
  (await allMails(request)).filter(({ para }) => para === address);

/** The newest mail to an address; waits for it. */
export const mailTo = async (request: APIRequestContext, address: string): Promise<Mail> => {
  const look = async () => (await mailsTo(request, address))[0];
  await expect.poll(look, { timeout: 15_000 }).toBeDefined();
  return (await look()) as Mail;
};

/** The newest link of a kind mailed to an address; waits for the mail. */
export const linkIn = async (request: APIRequestContext, address: string, kind: string): Promise<string> => {
  const look = async () =>
    (await mailsTo(request, address)).flatMap(({ enlaces }) => enlaces).find((link) => link.includes(kind)) ?? '';
  await expect.poll(look).not.toBe('');
  return new URL(await look()).pathname;
};

/** Where the mail with that subject leads; waits for it. */
export const linkAbout = async (request: APIRequestContext, subject: string): Promise<string> => {
  const look = async () => (await allMails(request)).find(({ asunto }) => asunto === subject)?.enlaces[0] ?? '';
  await expect.poll(look, { timeout: 15_000 }).not.toBe('');
  const { pathname, search } = new URL(await look());
  return `${pathname}${search}`;
};

/** Mailed device codes, the newest first. */
export const deviceCodes = async (request: APIRequestContext): Promise<string[]> =>
  (await allMails(request)).flatMap(({ texto }) => /Su código es (\d{6})\./.exec(texto)?.[1] ?? []);

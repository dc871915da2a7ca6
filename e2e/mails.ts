import type { APIRequestContext } from 'playwright/test';
import { expect } from './portal';

interface Mail {
  para: string;
  asunto: string;
  enlaces: string[];
}

const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> => {
  const answer = await request.get('/demo/correo', { headers: { accept: 'application/json' } });
  const { correos } = (await answer.json()) as { correos: Mail[] };
  return correos.filter(({ para }) => para === address);
};

/** The newest link of a kind that came to an address; mails take a moment. */
export const linkIn = async (request: APIRequestContext, address: string, kind: string): Promise<string> => {
  const look = async () =>
    (await mailsTo(request, address)).flatMap(({ enlaces }) => enlaces).find((link) => link.includes(kind)) ?? '';
  await expect.poll(look).not.toBe('');
  return new URL(await look()).pathname;
};

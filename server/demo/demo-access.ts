import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import type { Settings } from '../settings/settings';
import { messages } from '../texts/messages';
import { answerDemoPage } from './demo-page';

export const demoParameter = 'acceso';
export const demoCookie = 'acceso_demo';

const title = 'Página de la demostración';

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};

/** Admits requests to the demonstration's pages by the token of a printed link, or by its cookie. */
export const createDemoAccess = ({ demoToken, publicUrl }: Pick<Settings, 'demoToken' | 'publicUrl'>) => {
  const token = demoToken ?? randomBytes(24).toString('base64url');

  return {
    linkTo: (path: string): string => `${path}?${demoParameter}=${token}`,
    admits: (c: Ctx): boolean => {
      if (isSame(getCookie(c, demoCookie) ?? '', token)) return true;
      if (!isSame(c.req.query(demoParameter) ?? '', token)) return false;
      setCookie(c, demoCookie, token, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/demo',
        secure: publicUrl?.startsWith('https:') === true,
      });
      return true;
    },
    reject: (c: Ctx): Response => {
      if (c.req.header('accept')?.includes('text/html') !== true)
        throw new HttpProblem(403, {}, messages.demoNeedsLink);
      return answerDemoPage(c, title, `<p>${messages.demoNeedsLink}</p>`, 403);
    },
  };
};

import { type Ctx, pathOf } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import { clubPagePath } from '../settings/demo-addresses';
import { answerDemoPage } from './demo-page';

const title = 'Club de ejemplo';

/** A page without scripts, and the only one that the portal may frame. */
const asFrame = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;

/** What stands in the club's frame where no club is configured. Demo only. */
export const clubPage = {
  answer: async (c: Ctx): Promise<Response | null> => {
    if (pathOf(c).toLowerCase() !== clubPagePath) return null;
    if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
    const response = answerDemoPage(
      c,
      title,
      `<p>Esta página es de la demostración: ocupa el lugar del club de beneficios del seguro, que está en otra parte.</p>
<ul><li>20 % en una farmacia inventada</li><li>Dos por uno en un gimnasio que no existe</li><li>Lentes a mitad de precio en una óptica de mentira</li></ul>
<p>Con CLUB_URL se muestra aquí el club de verdad.</p>`,
    );
    response.headers.delete('x-frame-options');
    response.headers.set('content-security-policy', asFrame(c.get('requestId')));
    return response;
  },
};

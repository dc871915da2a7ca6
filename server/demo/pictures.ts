import { createHash } from 'node:crypto';
import { type Ctx, pathOf, setHeaders } from '../http/context';
import { chooseEncoding, compress } from '../http/encoding';
import { assetHeaders } from '../http/headers';
import { HttpProblem } from '../http/http-problem';
import { drawings } from './drawings';

const folder = '/demo/laminas/';

export const pictureAddress = (name: string): string => `${folder}${name}.svg`;

/** Opened by itself, an SVG is a page: this one may load, run and style nothing. */
const alone = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const createPictures = (publicUrl: string | undefined) => {
  const files = [...drawings].map(([name, svg]) => {
    const bytes = new TextEncoder().encode(svg);
    const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return [`${folder}${name}`, { bytes, tag }] as const;
  });
  const byPath: ReadonlyMap<string, (typeof files)[number][1]> = new Map(files);

  return {
    answer: async (c: Ctx): Promise<Response | null> => {
      if (!pathOf(c).startsWith(folder)) return null;
      const found = byPath.get(pathOf(c));
      if (found === undefined) throw new HttpProblem(404);
      if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
      c.set('quiet', true);
      const { bytes, tag } = found;
      setHeaders(c, {
        ...assetHeaders(publicUrl),
        'content-security-policy': alone,
        'cache-control': 'public, max-age=3600',
        etag: tag,
        vary: 'accept-encoding',
      });
      if (c.req.header('if-none-match') === tag) return c.body(null, 304);
      const type = { 'content-type': 'image/svg+xml' };
      const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
      return encoding === null
        ? c.body(bytes, 200, type)
        : c.body(await compress(bytes, encoding), 200, { ...type, 'content-encoding': encoding });
    },
  };
};

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardWorkerFile } from '../../domain/rules/access/card-worker-file';
import { type Ctx, pathOf, setHeaders } from '../http/context';
import { chooseEncoding, compress, type Encoding } from '../http/encoding';
import { assetHeaders, cardWorkerHeaders, documentHeaders } from '../http/headers';
import { busy, HttpProblem } from '../http/http-problem';
import type { createMemoryBudget } from '../http/memory-budget';
import { onResponseClosed } from '../http/on-response-closed';
import { visitorOf } from '../http/owner';
import { publicSettingsOf } from '../settings/public-settings';
import type { Settings } from '../settings/settings';
import { messages } from '../texts/messages';
import { loadFirstLoads } from './first-load';
import { prepareDocument } from './portal-document';
import { loadFiles, type PortalFile } from './portal-files';

/** Beside the bundle (dist/server or its chunks → dist/portal) or, from the sources, below the project. */
export const defaultPortalFolder = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = ['../portal', '../../portal', '../../dist/portal'].map((folder) => join(here, folder));
  return candidates.find((folder) => existsSync(join(folder, 'index.html'))) ?? join(here, '../../dist/portal');
};

/** A browser that looks for an image or a script says so, and takes anything: it must not get a page. */
const wantsPage = (c: Ctx): boolean =>
  ['document', 'iframe', 'frame', 'empty'].includes(c.req.header('sec-fetch-dest') ?? 'document') &&
  /text\/html|\*\/\*/i.test(c.req.header('accept') ?? '*/*');
/** Of the club alone. */
const framesOf = ({ clubUrl }: Settings): string | undefined =>
  clubUrl === undefined ? undefined : clubUrl.startsWith('/') ? "'self'" : new URL(clubUrl).origin;
/** No page of the portal begins with a dot; `/.git/config` and the like are probed for. */
const isHidden = (path: string) => path.startsWith('/.');
const isHashed = (path: string) => path.startsWith('/assets/');

export interface Portal {
  /** null: no file has this address. */
  file(c: Ctx): Response | null;
  /** null: no page has this address. */
  page(c: Ctx): Promise<Response | null>;
}

type Answers = Pick<ReturnType<typeof createMemoryBudget>, 'hold'>;

export const createPortal = (folder: string, settings: Settings, answers: Answers): Portal => {
  const index = join(folder, 'index.html');
  const built = existsSync(index);
  const files: ReadonlyMap<string, PortalFile> = built ? loadFiles(folder) : new Map();
  const others = settings.otherPortals.map(loadFiles);
  const otherFile = (path: string) => (isHashed(path) ? others.find((each) => each.has(path))?.get(path) : undefined);
  const cssOf = (href: string) => files.get(href)?.bytes.toString('utf8') ?? '';
  const render = built ? prepareDocument(readFileSync(index, 'utf8'), publicSettingsOf(settings), cssOf) : null;
  const firstLoadOf = loadFirstLoads(folder);

  const file = (c: Ctx, path: string, found: PortalFile): Response => {
    const available = (['br', 'gzip'] as const).filter((encoding) => found[encoding] !== undefined);
    const encoding = chooseEncoding(c.req.header('accept-encoding'), available);
    c.set('quiet', true);
    setHeaders(c, (path === cardWorkerFile ? cardWorkerHeaders : assetHeaders)(settings.publicUrl));
    const body = encoding === null ? found.bytes : (found[encoding] ?? found.bytes);
    return c.body(body, 200, {
      'content-type': found.contentType,
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    });
  };

  const page = async (c: Ctx, path: string): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const guests = { frames: framesOf(settings), forms: settings.payment.formOrigins };
    setHeaders(c, documentHeaders(settings.publicUrl, nonce, guests));
    const type = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
    if (render === null)
      return c.body(`<!doctype html><meta charset="utf-8"><p>${messages.portalMissing}</p>`, 503, type);
    const html = new TextEncoder().encode(render(nonce, firstLoadOf(path)));
    const offered: readonly Encoding[] = ['br', 'gzip'];
    const encoding = chooseEncoding(c.req.header('accept-encoding'), offered);
    const body = encoding === null ? html : await compress(html, encoding);
    // Unlike a file, each page is a copy of its own until it is read.
    const hold = answers.hold(visitorOf(c).name);
    if (!hold.take(body.length)) throw busy();
    onResponseClosed(c, hold.release);
    return c.body(body, 200, { ...type, ...(encoding === null ? {} : { 'content-encoding': encoding }) });
  };

  const refuseOtherMethods = (c: Ctx) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
  };

  return {
    file: (c) => {
      refuseOtherMethods(c);
      const path = pathOf(c);
      const found = path === '/index.html' ? undefined : (files.get(path) ?? otherFile(path));
      return found === undefined ? null : file(c, path, found);
    },
    page: async (c) => {
      refuseOtherMethods(c);
      const path = pathOf(c);
      return isHashed(path) || isHidden(path) || !wantsPage(c) ? null : page(c, path);
    },
  };
};

import { type Ctx, setHeaders } from '../http/context';
import type { Counters } from '../http/counters';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';
import type { createIncompleteBodies } from '../http/incomplete-bodies';
import { visitorOf } from '../http/owner';
import { pageFrame } from '../http/page-frame';
import { readForm } from '../http/read-form';
import type { Settings } from '../settings/settings';

const hour = 3_600_000;
const longestForm = 1_024;

export interface MailPageParts {
  counters: Counters;
  settings: Settings;
  bodies: ReturnType<typeof createIncompleteBodies>;
}

interface Page {
  status: 200 | 404 | 410 | 422 | 429;
  heading: string;
  main: string;
}

export const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;

/** A page behind the link of a mail, with one form: it needs no script and no session, because its address says whose it is. */
export const createMailPage = (
  { counters, settings, bodies }: MailPageParts,
  /** Of its presses, and what who presses too often reads. */
  limit: { name: string } & Omit<Page, 'status'>,
) => {
  const page = (c: Ctx, { status, heading, main }: Page): Response => {
    const nonce = c.get('requestId');
    setHeaders(c, documentHeaders(settings.publicUrl, nonce));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(pageFrame({ heading, isWrong: status === 422, nonce, main }), status, headers);
  };

  return {
    page,
    /** What follows a press, unless there were too many. */
    pressed: async (c: Ctx, work: (sent: URLSearchParams) => Promise<Response>): Promise<Response> => {
      const visitor = visitorOf(c);
      const { wait } = await counters.use({
        key: `${limit.name}:ip:${visitor.name}`,
        ...{ most: settings.serverPolicy.lookupsPerIpPerHour, windowMs: hour, remembered: true },
      });
      if (wait === null) return work(await bodies.during(c, visitor, () => readForm(c.req.raw, longestForm)));
      c.header('retry-after', String(wait));
      return page(c, { status: 429, ...limit });
    },
  };
};

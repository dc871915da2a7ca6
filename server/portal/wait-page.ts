import { type Ctx, setHeaders } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';
import type { HttpProblem } from '../http/http-problem';
import { pageFrame } from '../http/page-frame';
import { messages } from '../texts/messages';

/** Somebody opened the address; a program that asks for a file understands no page. */
export const isOpened = (c: Ctx): boolean => (c.req.header('accept') ?? '').includes('text/html');

/** For somebody whose address asked for too much. */
export const answerWaitPage = (c: Ctx, problem: HttpProblem, publicUrl: string | undefined): Response => {
  const nonce = c.get('requestId');
  setHeaders(c, documentHeaders(publicUrl, nonce));
  const main = `<p>${escapeHtml(messages.pageTooManyVisits)}</p>`;
  const html = pageFrame({ heading: messages.pageTooManyVisitsTitle, isWrong: false, nonce, main });
  return c.body(html, problem.status, { ...problem.headers, 'content-type': 'text/html; charset=utf-8' });
};

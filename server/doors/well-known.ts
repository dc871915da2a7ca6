import { type Ctx, pathOf } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import type { Settings } from '../settings/settings';

const securityTxtPath = '/.well-known/security.txt';
/** RFC 9116 advises less than a year; each answer counts anew, so a server that runs never serves an expired file. */
const validityMs = 90 * 86_400_000;

const securityTxt = (contact: string, publicUrl: string | undefined, now: Date): string => {
  const expires = new Date(now.getTime() + validityMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${securityTxtPath}`]),
  ];
  return `${fields.join('\n')}\n`;
};

/** Answers `/.well-known/…`, where programs look for files: never the page of the portal. */
export const answerWellKnown = (c: Ctx, { securityContact, publicUrl }: Settings, now: Date): Response => {
  if (pathOf(c) !== securityTxtPath || securityContact === undefined) throw new HttpProblem(404);
  if (!['GET', 'HEAD'].includes(c.req.method)) throw new HttpProblem(405, { allow: 'GET, HEAD' });
  return c.body(securityTxt(securityContact, publicUrl, now), 200, { 'content-type': 'text/plain; charset=utf-8' });
};

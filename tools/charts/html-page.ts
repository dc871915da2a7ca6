import { readFileSync } from 'node:fs';
import { escaped, pictureStyle } from './picture';

interface Parts {
  title: string;
  /** After the style that all pages share. */
  style: string;
  body: string;
  /** Empty: the page has no script, and its CSP allows none. */
  script: string;
}

/** One file that opens from disk: it sends no request, and its CSP allows none. */
export const htmlPage = ({ title, style, body, script }: Parts): string => `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; ${script === '' ? '' : "script-src 'unsafe-inline'; "}base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
${pictureStyle(true)}
${readFileSync(new URL('page.css', import.meta.url), 'utf8')}${style}</style>
</head>
<body>
${body}
${script === '' ? '' : `<script>\n${script}</script>\n`}</body>
</html>
`;

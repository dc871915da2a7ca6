import { type Ctx, setHeaders } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';

const style = `body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;line-height:1.5;color-scheme:light dark}
a{display:inline-block;min-height:24px;overflow-wrap:anywhere}li{margin:.75rem 0}pre{white-space:pre-wrap;font:inherit}
.ancho{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.5rem;text-align:start;vertical-align:top;border-bottom:1px solid}`;

/** A page of the demonstration around `main`, which is HTML already. */
export const answerDemoPage = (c: Ctx, title: string, main: string): Response => {
  const nonce = c.get('requestId');
  setHeaders(c, documentHeaders(undefined, nonce));
  const html = `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>`;
  return c.body(html, 200, { 'content-type': 'text/html; charset=utf-8' });
};

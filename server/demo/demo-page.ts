import { type Ctx, setHeaders } from '../http/context';
import { escapeHtml } from '../http/escape-html';
import { documentHeaders } from '../http/headers';

const style = `:root{color-scheme:light dark;background:canvas}body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;line-height:1.5}
a{display:inline-block;min-height:24px;overflow-wrap:anywhere}li{margin:.75rem 0;overflow-wrap:anywhere}pre{white-space:pre-wrap;font:inherit}
.ancho{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.5rem;text-align:start;vertical-align:top;border-bottom:1px solid}
form{display:grid;gap:.75rem;margin:1rem 0}fieldset{display:grid;min-width:0;border:1px solid;padding:.5rem 1rem}label{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;min-height:44px;padding:.25rem 0}
input:not([type=radio],[type=checkbox]),select,textarea{font:inherit;padding:.5rem;min-height:44px;max-width:100%;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;min-height:44px;justify-self:start}`;

/** A page of the demonstration around `main`, which is HTML already. */
export const answerDemoPage = (c: Ctx, title: string, main: string, status: 200 | 403 | 404 | 409 = 200): Response => {
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
  return c.body(html, status, { 'content-type': 'text/html; charset=utf-8' });
};

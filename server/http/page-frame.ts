import { brand, brandColors } from '../../domain/brand/brand';
import { markInverse } from '../../domain/brand/mark';
import { pageColors } from '../../domain/brand/page-colors';
import { escapeHtml } from './escape-html';

interface Page {
  heading: string;
  /** The input was invalid: the title says so first, for screen readers. */
  isWrong: boolean;
  nonce: string;
  /** HTML already. */
  main: string;
}

const { brandSurface, textOnBrand, primary, onPrimary, primaryHover, link } = brandColors;
const roles = { ...pageColors, brandSurface, textOnBrand, primary, onPrimary, primaryHover, link };

const colours = (of: 'light' | 'dark') =>
  Object.entries(roles)
    .map(([role, values]) => `--${role}:${values[of]}`)
    .join(';');

const style = `:root{color-scheme:light dark;${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
body{margin:0;font:1.0625rem/1.625rem system-ui,sans-serif;background:var(--canvas);color:var(--text);overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem 1.25rem;background:var(--brandSurface);color:var(--textOnBrand);font-size:1.125rem;font-weight:700}
header svg{flex:none;width:min(2.25rem,44px)}
main{max-width:32rem;box-sizing:border-box;margin:1.5rem auto;padding:0 1rem}
section{padding:1.25rem;border:1px solid var(--border);border-radius:20px;background:var(--surface)}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:2.125rem;letter-spacing:-.018em}p{margin:0 0 1rem}section>:last-child{margin-bottom:0}
form{display:grid;gap:.5rem;margin-bottom:1.25rem}form p{margin:0}label{font-weight:600}#ayuda,.aparte{color:var(--textMuted);font-size:.9375rem;line-height:1.375rem}
input,button{font:inherit;width:100%;min-height:3.25rem;padding:.5rem 1rem;box-sizing:border-box;border-radius:12px}
input{border:1px solid var(--borderControl);background:var(--surface);color:inherit;font-size:1.25rem;font-variant-numeric:tabular-nums;letter-spacing:.1em}
input[aria-invalid]{border-color:var(--errorSolid);box-shadow:0 0 0 1px var(--errorSolid)}
button{margin-top:.75rem;border:0;border-radius:14px;background:var(--primary);color:var(--onPrimary);font-weight:600;cursor:pointer}
@media (hover:hover){button:hover{background:var(--primaryHover)}}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[role=alert]{padding:.75rem 1rem;border-radius:12px;background:var(--errorSoft);color:var(--error);font-weight:600}
a{display:inline-block;padding:.625rem 0;color:var(--link);font-weight:600}`;

/** A page rendered by the server in the portal's colours, without scripts or external files. */
export const pageFrame = ({ heading, isWrong, nonce, main }: Page): string => `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${isWrong ? 'Error: ' : ''}${heading} · ${brand.productName}`)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${markInverse.replace('<svg ', '<svg aria-hidden="true" ')}${escapeHtml(brand.productName)}</header>
<main><section>
<h1>${escapeHtml(heading)}</h1>
${main}
</section></main>
</body>
</html>
`;

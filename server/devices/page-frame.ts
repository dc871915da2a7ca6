import { brand, brandColors } from '../../domain/brand/brand';
import { escapeHtml } from '../http/escape-html';

interface Page {
  heading: string;
  /** The input was invalid: the title says so first, for screen readers. */
  isWrong: boolean;
  nonce: string;
  /** HTML already. */
  main: string;
}

const { brandSurface, textOnBrand, primary, onPrimary } = brandColors;

const colours = (of: 'light' | 'dark') =>
  `--marca:${brandSurface[of]};--sobre-marca:${textOnBrand[of]};--boton:${primary[of]};--sobre-boton:${onPrimary[of]}`;

const style = `:root{color-scheme:light dark;${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:1rem 1.5rem;background:var(--marca);color:var(--sobre-marca);font-weight:600}
main{max-width:32rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem;line-height:1.3}
form{display:grid;gap:.5rem}form p{margin:0}label{font-weight:600}
input,button{font:inherit;min-height:44px;padding:.5rem .75rem;box-sizing:border-box;border-radius:.75rem}
input{border:1px solid currentColor;font-size:1.25rem;letter-spacing:.1em}
button{border:0;background:var(--boton);color:var(--sobre-boton);font-weight:600}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}[role=alert]{font-weight:600}
a{display:inline-block;padding:.625rem 0;color:inherit;font-weight:600}`;

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
<header>${escapeHtml(brand.productName)}</header>
<main>
<h1>${escapeHtml(heading)}</h1>
${main}
</main>
</body>
</html>
`;
